/** Wraps text of unknown direction (a name, a title) so that it cannot disturb the sentence around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
