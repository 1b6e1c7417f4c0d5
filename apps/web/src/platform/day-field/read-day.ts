/** A day as the product writes it, from how the address and forms hold it (`2026-11-24`); what is none stays as it is. */
export function writeDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined || month === undefined || date === undefined ? day : `${date}.${month}.${year}`;
}

/** Whether a text is a day as the address and forms hold it. */
export function isDay(text: string): boolean {
  return readDay(text, 0) === text;
}

/**
 * A day that was typed as day, month, year with dots, slashes, dashes or spaces, or as `2026-11-24`; a year of two
 * digits is of this century, without one it is `thisYear`. Null: no such day.
 */
export function readDay(typed: string, thisYear: number): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, date, month, year] = /^(\d{1,2})[./\s-]+(\d{1,2})(?:[./\s-]+(\d{4}|\d{2}))?[.\s]*$/.exec(text) ?? [];
  if (date === undefined || month === undefined) return null;
  const full = year === undefined ? thisYear : year.length === 2 ? 2000 + Number(year) : Number(year);
  return dayOf(full, Number(month), Number(date));
}

/** The 31st of a short month is no day. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists && year >= 1900 ? day.toISOString().slice(0, 10) : null;
}
