import type { RoomState } from '@qc/engine';
import * as z from 'zod/mini';
import { StoredState } from '#features/run-state';

/** A finished run without its game, which all attempts of a link share. */
export type FinishedRun = Omit<RoomState, 'game'>;

/** A finished attempt as its row keeps it. `seq`: number of its last command. */
const StoredRun = z.object({ seq: z.int(), state: z.omit(StoredState, { game: true }) });

/** As its row keeps it. */
export function toStoredRun(seq: number, { game: _game, ...state }: RoomState): string {
  return JSON.stringify({ seq, state } satisfies { seq: number; state: FinishedRun });
}

/** The other way round. */
export function readStoredRun(text: string): { seq: number; state: FinishedRun } {
  return StoredRun.parse(JSON.parse(text));
}
