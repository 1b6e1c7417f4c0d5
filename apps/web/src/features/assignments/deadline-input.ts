const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
/** By how much clocks are turned back in autumn: an hour, on one island half of it. */
const TURNED_BACK_MS = [60 * MINUTE_MS, 30 * MINUTE_MS];
const two = (value: number) => String(value).padStart(2, '0');

/** A moment (ms since 1970) as a `datetime-local` field holds it, in the person's time zone. */
export function toDeadlineInput(timeMs: number): string {
  const date = new Date(timeMs);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The other way round; null: nothing that is a time here. The whole minute counts, so that 23:59 is the end of a day, and
 * of an hour that the clocks have twice in autumn the second one: nobody is stopped before the time that was said.
 */
export function fromDeadlineInput(text: string): number | null {
  const parts = /^(\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute] = parts.map(Number);
  const date = new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, 59);
  const timeMs = date.getTime();
  // An hour that the clocks skip in spring, or the 31st of February, is another time than what was typed.
  const isThere = Number.isFinite(timeMs) && date.getDate() === day && date.getHours() === hour;
  if (!isThere || date.getMinutes() !== minute) return null;
  const typed = toDeadlineInput(timeMs);
  const again = TURNED_BACK_MS.find((turned) => toDeadlineInput(timeMs + turned) === typed);
  return timeMs + (again ?? 0);
}

/** What a new link is offered: a week from now, at the end of the day. */
export function nextWeek(nowMs: number): number {
  const date = new Date(nowMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + DAYS_AHEAD, 23, 59, 59).getTime();
}
