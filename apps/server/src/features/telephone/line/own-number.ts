/** What a line calls from: its first number, as `+` and digits. */
export function ownNumber([first = '']: readonly string[]): string {
  return `+${first.replace(/\D/g, '')}`;
}

/**
 * Whom a call is with: the end that is not the line's own number, as calls come in, and as they go out. Null: who calls
 * withholds the number.
 */
export function otherEnd(
  numbers: readonly string[],
  { from, to }: { from: string | null; to: string | null },
): string | null {
  const digits = (number: string) => number.replace(/\D/g, '');
  return from !== null && to !== null && numbers.some((own) => digits(own) === digits(from)) ? to : from;
}
