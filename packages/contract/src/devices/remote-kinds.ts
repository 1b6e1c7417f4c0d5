/** What a kind of remote can do, as far as a room has to know it. Free of zod: the engine uses it. */
export interface RemoteKind {
  /** Its keys, as presses name them. */
  keys: readonly string[];
  /** It tells time in steps so long that they show in points, ms; 0: finer than that. */
  timeStepMs: number;
  /** Its first four keys for answers are blue, orange, green and yellow. */
  hasColours: boolean;
}

const keysIn = (keys: string): readonly string[] => [...keys];
const PLAIN = { timeStepMs: 0, hasColours: false };
const FOUR = { ...PLAIN, keys: keysIn('ABCD') };
const FIVE = { ...PLAIN, keys: keysIn('ABCDE') };
const EIGHT = { ...PLAIN, keys: keysIn('ABCDEFGH') };
const ONE = { ...PLAIN, keys: ['buzz'] };
const DOMES = { ...PLAIN, keys: ['buzz', ...FOUR.keys], hasColours: true };
const ALL = { ...PLAIN, keys: ['buzz', ...keysIn('ABCDEFGHIJ0123456789*#')] };

/** By the driver that hears them, with which the names of remotes begin. A test holds them against the drivers. */
const REMOTE_KINDS: ReadonlyMap<string, RemoteKind> = new Map([
  ['buzz', DOMES],
  ['gamepadBuzz', DOMES],
  ['iclicker', { ...FIVE, timeStepMs: 200 }],
  ['sunvote', { ...PLAIN, keys: keysIn('ABCDEF'), timeStepMs: 500 }],
  ['quizbox', ONE],
  ['kirkman', ONE],
  ['lines', ALL],
  ['gamepad', EIGHT],
  ['gamepadButtons', ONE],
  ['keyboardRows', EIGHT],
  ['keyboardHalves', FIVE],
  ['keyboardButtons', ONE],
  ['presenter', FOUR],
  ['midiPads', ONE],
  ['midiChannels', EIGHT],
]);

/**
 * What a remote can do, by its name: the room knows no more of it. Boards that people make have the keys that their line
 * protocol has names for. Of a kind that is not known here, and on the console's screen, every key is there.
 */
export function remoteKind(remote: string): RemoteKind {
  const driver = /^[A-Za-z]*/.exec(remote)?.[0] ?? '';
  return REMOTE_KINDS.get(driver) ?? ALL;
}
