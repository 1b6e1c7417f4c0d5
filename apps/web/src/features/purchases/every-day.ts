import type { TimeRange } from './period.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No chart shows more. */
const DAYS_MAX = 366;

/** The UTC days of a period, oldest first, with what was used on each; the server names only those on which something was. */
export function everyDay(
  days: readonly { day: number; used: number }[],
  { from, to }: TimeRange,
  nowMs: number,
): { day: number; used: number }[] {
  const known = new Map(days.map(({ day, used }) => [day, used]));
  const last = utcDay(Math.min(to === undefined ? nowMs : to - 1, nowMs));
  // Without a beginning it begins where something was.
  const first = Math.min(utcDay(from ?? days[0]?.day ?? last), last);
  const shown = Math.min(DAYS_MAX, (last - first) / DAY_MS + 1);
  return Array.from({ length: shown }, (_, i) => {
    const day = last - (shown - 1 - i) * DAY_MS;
    return { day, used: known.get(day) ?? 0 };
  });
}

function utcDay(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS) * DAY_MS;
}
