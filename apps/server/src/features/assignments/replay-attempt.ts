import { openRoom, stepAgain } from '@qc/engine';
import type { RoomState } from '@qc/engine';
import { commandOf } from '#features/rooms';
import { withGame } from '#features/run-state';
import type { AttemptSource } from './attempt-source.ts';
import type { StoredAttempt } from './attempt-store.ts';

/** An attempt as its row and its journal tell it. */
export interface ReplayedAttempt {
  state: RoomState;
  seq: number;
  /** When its last command was judged. */
  lastAtMs: number;
}

/** Rebuilds an attempt. The game is shared by all attempts of the assignment: it is held in memory once. */
export function replayAttempt(stored: StoredAttempt, assignment: AttemptSource): ReplayedAttempt {
  const { createdAtMs } = stored;
  const { game } = assignment;
  if (stored.finished) {
    const { seq, state } = stored.finished;
    return { state: assignment.judged(withGame(state, game)), seq, lastAtMs: state.endedAtMs ?? createdAtMs };
  }
  let state = openRoom({ code: assignment.record.code, game, openedAtMs: createdAtMs });
  let lastAtMs = createdAtMs;
  for (const [atMs, command] of stored.entries) {
    const outcome = stepAgain(state, commandOf(command, game), atMs);
    if (outcome.ok) state = outcome.state;
    lastAtMs = atMs;
  }
  return { state, seq: stored.seq, lastAtMs };
}
