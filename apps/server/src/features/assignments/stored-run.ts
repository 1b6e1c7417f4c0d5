import type { RoomState } from '@qc/engine';
import * as z from 'zod/mini';
import { StoredRun } from '#features/run-state';

/** A finished attempt as its row keeps it, without the game, which all attempts of an assignment share. `seq`: number of its last command. */
const StoredAttemptRun = z.object({ seq: z.int(), state: StoredRun });

/** As its row keeps it. */
export function toStoredRun(seq: number, { game: _game, ...state }: RoomState): string {
  return JSON.stringify({ seq, state });
}

/** The other way round. */
export function readStoredRun(text: string): { seq: number; state: StoredRun } {
  return StoredAttemptRun.parse(JSON.parse(text));
}
