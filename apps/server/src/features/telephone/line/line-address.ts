/** Where providers ask what to do with a call. Not in the contract: nobody but they call it, and its body is theirs. */
export const LINE_PATH = '/telephone/line';

/** The address that is written down at the provider of a line. */
export function lineAddress(base: string, id: string): string {
  return `${base}${LINE_PATH}/${id}`;
}
