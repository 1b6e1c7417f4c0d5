/** Where providers ask what to do with a call. Not in the contract: nobody but they call it, and its body is theirs. */
export const LINE_PATH = '/telephone/line';

/** Where lines find the tone that is played to who waits: the same for all, and for ever. */
export const TONE_PATH = '/telephone/tone.wav';

/** Where recordings of what is said are found. */
export const SAID_PATH = '/telephone/said';

/** The path of a recording. */
export function saidPath(name: string): string {
  return `${SAID_PATH}/${name}.wav`;
}

/** The address that is written down at the provider of a line. */
export function lineAddress(base: string, id: string): string {
  return `${base}${LINE_PATH}/${id}`;
}
