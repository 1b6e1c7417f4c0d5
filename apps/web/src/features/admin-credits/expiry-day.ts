/** The last day on which something holds, as a date field writes it, from the moment it ends; empty: it never ends. */
export function lastDayOf(expiryMs: number | null): string {
  if (expiryMs === null) return '';
  const last = new Date(expiryMs - 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}

/** The moment at which something ends whose last day a date field holds; null: never, or no such day. */
export function endOfDay(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const endMs = new Date(year, month - 1, date + 1).getTime();
  return Number.isNaN(endMs) ? null : endMs;
}
