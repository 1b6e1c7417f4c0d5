/** The address that players of a link open. */
export function playAddress(code: string): string {
  return `${location.origin}/play/${code}`;
}
