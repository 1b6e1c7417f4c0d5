const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back a list looks. */
export type Period = '30' | '90' | '365' | 'all' | 'days';
/** What the address says of it. */
export interface PeriodView {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
/** As the calls take it: from inclusive, to exclusive; absent: no end. */
export interface TimeRange {
  from?: number;
  to?: number;
}

/** Shown when the address says nothing. */
export const USUAL_PERIOD: Period = '90';

/** The times that a period stands for, by the days of the person's own clock. */
export function rangeOf({ period = USUAL_PERIOD, from, to }: PeriodView, nowMs: number): TimeRange {
  if (period === 'all') return {};
  // Not back by so many times 24 hours: the clock may have been changed in between.
  if (period !== 'days') return { from: startOfDay(startOfDay(nowMs) - (Number(period) - 1.5) * DAY_MS) };
  const first = dayMs(from);
  const last = dayMs(to);
  return {
    ...(first === null ? {} : { from: first }),
    // The last day counts whole; a day has 23 or 25 hours when the clock is changed.
    ...(last === null ? {} : { to: startOfDay(last + 1.5 * DAY_MS) }),
  };
}

/** `2026-11-21` as the first moment of that day here, or null. */
function dayMs(day: string | undefined): number | null {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const timeMs = new Date(year, month - 1, date).getTime();
  return Number.isFinite(timeMs) && timeMs >= 0 ? timeMs : null;
}

function startOfDay(timeMs: number): number {
  return new Date(timeMs).setHours(0, 0, 0, 0);
}
