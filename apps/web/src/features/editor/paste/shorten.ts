/** A text cut to at most `max` characters of storage, between whole characters as a person sees them. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > max) break;
    short += segment;
  }
  return short.trimEnd();
}
