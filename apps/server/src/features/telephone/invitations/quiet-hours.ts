import type { LineCalling } from '@qc/contract';

/** Whether nobody is called at this time, by the clock of the line's zone. */
export function isQuiet(
  nowMs: number,
  { quietFrom, quietUntil, timeZone }: Pick<LineCalling, 'quietFrom' | 'quietUntil' | 'timeZone'>,
): boolean {
  const now = clockIn(timeZone, nowMs);
  return quietFrom <= quietUntil ? quietFrom <= now && now < quietUntil : now >= quietFrom || now < quietUntil;
}

/** `HH:MM`. */
function clockIn(timeZone: string, ms: number): string {
  const zone = timeZone === '' ? {} : { timeZone };
  return new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);
}
