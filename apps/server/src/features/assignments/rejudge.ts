import type { CorrectionRequest } from '@qc/contract';
import { correctKey, rescore } from '@qc/engine';
import type { RoomState, RunGame } from '@qc/engine';

/** By game and keys: thousands of attempts share one game in memory. */
const corrected = new WeakMap<readonly CorrectionRequest[], { from: RunGame; game: RunGame }>();

/**
 * An attempt that is over as it counts by the keys that were put right since it was given out; the same where none was.
 * What an attempt is played by stays as it was: its journal must lead to where it led.
 */
export function rejudge(state: RoomState, from: RunGame, keys: readonly CorrectionRequest[]): RoomState {
  if (keys.length === 0 && state.game === from) return state;
  const game = correctedGame(from, keys);
  return state.game === game ? state : rescore({ ...state, game }, null);
}

function correctedGame(from: RunGame, keys: readonly CorrectionRequest[]): RunGame {
  const known = corrected.get(keys);
  if (known?.from === from) return known.game;
  let game = from;
  for (const { slide, key } of keys) {
    const next = correctKey(game, slide, key);
    if (next.ok) game = next.game;
  }
  corrected.set(keys, { from, game });
  return game;
}
