import type { Spoken } from '@qc/telephone/call';

/** What is said, and the silence that follows it before keys are waited for: a line waits in silence anyway. */
export interface SpokenPieces {
  pieces: readonly Spoken[];
  restMs: number;
}

/** Takes the silence from the end of what is said. */
export function withoutRest(spoken: readonly Spoken[]): SpokenPieces {
  const last = spoken.findLastIndex(({ say }) => say !== 'silence');
  const rest = spoken.slice(last + 1);
  const restMs = rest.reduce((ms, piece) => ms + (piece.say === 'silence' ? piece.ms : 0), 0);
  return { pieces: spoken.slice(0, last + 1), restMs };
}

/** A length as lines count it that know whole seconds alone, within what they take. */
export function wholeSeconds(ms: number, most = 120): number {
  return Math.min(most, Math.max(1, Math.round(ms / 1000)));
}

/** A wait for keys in whole seconds: never a longer one, as the way to the next word comes on top of it. */
export function waitSeconds(ms: number): number {
  return wholeSeconds(Math.floor(ms / 1000) * 1000);
}
