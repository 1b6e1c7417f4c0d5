import type { MoneyCurrency } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { isolate, localeOf } from '@qc/words';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment (ms since 1970) as day.month.year, in the person's time zone. */
export function formatDate(timeMs: number): string {
  const date = new Date(timeMs);
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
}

/** A moment (ms since 1970) as HH:mm, in the person's time zone. */
export function formatTime(timeMs: number): string {
  const date = new Date(timeMs);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A moment (ms since 1970) as day.month.year HH:mm. */
export function formatDateTime(timeMs: number): string {
  return `${formatDate(timeMs)} ${formatTime(timeMs)}`;
}

const AGO_STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in whole minutes, hours or days; null: less than a minute. */
export function formatAgo(language: Language, agoMs: number): string | null {
  const step = AGO_STEPS.find(([, lengthMs]) => agoMs >= lengthMs);
  if (!step) return null;
  const [unit, lengthMs] = step;
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(agoMs / lengthMs), unit);
}

/** A number with the language's grouping, in Latin digits; at most `digits` after the point. */
export function formatNumber(language: Language, value: number, digits = 0): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);
}

/** A share (0..1) as a whole percentage, in Latin digits. */
export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A span of milliseconds as seconds with one digit after the point. */
export function formatSeconds(language: Language, spanMs: number): string {
  return formatNumber(language, spanMs / 1000, 1);
}

/** Money in whole minor units (cents, agorot) as an amount with its sign, in Latin digits; isolated from the sentence around it. */
export function formatMoney(minor: number, currency: MoneyCurrency, language: Language): string {
  const money = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  // Arabic writes US$, whose dollar sign then lands before the letters.
  return isolate(money.format(minor / 100).replace('US$', '$'));
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the unit that reads best, in the language's own words; isolated from the sentence around it. */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), BYTE_UNITS.length - 1);
  const value = bytes / 1024 ** step;
  const size = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: BYTE_UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
  return isolate(size.format(value));
}
