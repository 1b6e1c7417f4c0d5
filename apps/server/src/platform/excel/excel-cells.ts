import { bareText } from './safe-text.ts';

/** What stands in a cell when it has been read. */
export type SheetCell = string | number | boolean | Date | null;
export type SheetRow = SheetCell[];

/** Excel keeps 15 digits; what is behind them is noise of the computation, such as 0.30000000000000004. */
const DIGITS = 15;

/** A cell as text: numbers as they are shown, dates as 2026-01-31, with the time of day where there is one. */
export function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return bareText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return dateText(cell);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', clock = ''] = date.toISOString().split('T');
  const time = clock.slice(0, 5);
  // A time of day alone is kept as one on Excel's day zero.
  if (date.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** A number cell or a number in words' digits, Arabic and full-width ones included; null: not a number. */
export function cellNumber(cell: SheetCell): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return null;
  const text = plainDigits(bareText(cell))
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/^[−–]/, '-');
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d{1,2})?$/i.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Digits of other scripts as 0–9, and the Arabic separators as ours. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',');
}
