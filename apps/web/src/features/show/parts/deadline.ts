const TWO = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** A moment as day.month.year HH:mm. Not by the app's own words for times: they bring more than this small file may carry. */
export function writeDeadline(timeMs: number): string {
  return new Date(timeMs).toLocaleString('de-DE', { year: 'numeric', ...TWO }).replace(',', '');
}
