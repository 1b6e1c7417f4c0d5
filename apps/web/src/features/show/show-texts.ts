/** A number as everybody reads it: Latin digits with thousands marks; the minus stays in front in every language. */
export function showNumber(value: number): string {
  const digits = Math.abs(value).toLocaleString('en-US');
  return value < 0 ? `\u2066\u2212${digits}\u2069` : digits;
}
