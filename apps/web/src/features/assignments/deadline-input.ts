const DAYS_AHEAD = 7;
const two = (value: number) => String(value).padStart(2, '0');

/** A moment (ms since 1970) as a `datetime-local` field holds it, in the person's time zone. */
export function toDeadlineInput(timeMs: number): string {
  const date = new Date(timeMs);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The other way round; null: nothing that is a time. The whole minute counts, so that 23:59 is the end of a day. */
export function fromDeadlineInput(text: string): number | null {
  const parts = /^(\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute] = parts.map(Number);
  const date = new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, 59);
  const timeMs = date.getTime();
  // An hour that the clocks skip in spring, or the 31st of February, is another time than what was typed.
  return Number.isFinite(timeMs) && date.getDate() === day ? timeMs : null;
}

/** What a new link is offered: a week from now, at the end of the day. */
export function nextWeek(nowMs: number): number {
  const date = new Date(nowMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + DAYS_AHEAD, 23, 59, 59).getTime();
}
