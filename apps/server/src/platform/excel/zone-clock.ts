import type { Cell } from 'write-excel-file/node';

/** How a sheet shows a moment. */
const MOMENT = 'dd.mm.yyyy hh:mm';
const UTC = 'UTC';

/** What the clocks of a zone show. Sheets know no zones: they are given what the clock showed, and a heading names it. */
export interface ZoneClock {
  /** As a heading says it, such as `Asia/Jerusalem`. */
  name: string;
  /** A title of times: `Date (Asia/Jerusalem)`. */
  title: (words: string) => string;
  /** Day, month, year and time of day, as a real date that a sheet can be sorted by. */
  cell: (timeMs: number) => Cell;
  /** The same as a text: `24.11.2026 05:34`. */
  text: (timeMs: number) => string;
  /** The day alone, for a file's name: `2026-11-24`. */
  day: (timeMs: number) => string;
}

/** The clock of an IANA zone; of one that this server does not know, UTC, and it says so. */
export function zoneClock(zone: string): ZoneClock {
  const format = formatOf(zone) ?? formatOf(UTC);
  const name = format?.resolvedOptions().timeZone === UTC ? UTC : zone;
  /** The moment whose UTC fields are what the zone's clock shows. */
  const shown = (timeMs: number): Date => {
    const parts = new Map(format?.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
    );
  };
  return {
    name,
    title: (words) => `${words} (${name})`,
    cell: (timeMs) => ({ type: Date, value: shown(timeMs), format: MOMENT }),
    text: (timeMs) => {
      const [day = '', time = ''] = shown(timeMs).toISOString().split('T');
      return `${day.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
    },
    day: (timeMs) => shown(timeMs).toISOString().slice(0, 10),
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}
