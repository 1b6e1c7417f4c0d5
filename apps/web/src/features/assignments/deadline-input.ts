import { isDay } from '#platform/day-field';

const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
/** By how much clocks are turned back in autumn: an hour, on one island half of it. */
const TURNED_BACK_MS = [60 * MINUTE_MS, 30 * MINUTE_MS];
const two = (value: number) => String(value).padStart(2, '0');

/** A moment (ms since 1970) as the field for a deadline holds it (`2026-11-24T23:59`), in the person's time zone. */
export function toDeadlineInput(timeMs: number): string {
  const date = new Date(timeMs);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Day and time of what the field holds, as they were typed. */
export function deadlineParts(text: string): { day: string; time: string } {
  const [day = '', time = ''] = text.split('T');
  return { day, time };
}

/** A time of day as the product writes it, `08:30`, of one typed with a colon, a dot, a space or nothing between. Null: none. */
export function readTime(typed: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.\s]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * The other way round; null: nothing that is a time here. The whole minute counts, so that 23:59 is the end of a day, and
 * of an hour that the clocks have twice in autumn the second one: nobody is stopped before the time that was said.
 */
export function fromDeadlineInput(text: string): number | null {
  const parts = deadlineParts(text);
  const time = readTime(parts.time);
  if (!isDay(parts.day) || time === null) return null;
  const [year, month, day] = parts.day.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  const date = new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, 59);
  const timeMs = date.getTime();
  // An hour that the clocks skip in spring is another time than what was typed.
  const typed = toDeadlineInput(timeMs);
  if (typed !== `${parts.day}T${time}`) return null;
  const again = TURNED_BACK_MS.find((turned) => toDeadlineInput(timeMs + turned) === typed);
  return timeMs + (again ?? 0);
}

/** What a new assignment is offered: a week from now, at the end of the day. */
export function nextWeek(nowMs: number): number {
  const date = new Date(nowMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + DAYS_AHEAD, 23, 59, 59).getTime();
}
