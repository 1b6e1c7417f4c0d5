import { emptyTable, mergeRuns, openRoom, removePlayer, tablePush, UNPLAYED } from '@qc/engine';
import type { RoomState, RunGame, Seat } from '@qc/engine';
import { withGame } from '#features/run-state';
import { readStoredRun } from './stored-run.ts';

/** The finished attempts of an assignment, to be made one run. */
export interface MergeTask {
  code: string;
  createdAtMs: number;
  game: RunGame;
  /** As their rows keep them, in the order of seats; null: deleted on request. */
  runs: readonly (string | null)[];
}

/** All finished attempts as one run, each under its seat; of deleted players only the seat is left. */
export function mergeAttempts({ code, createdAtMs, game, runs }: MergeTask): RoomState {
  const nobody = emptyRun(code, createdAtMs, game);
  let merged = mergeRuns(
    game,
    runs.map((text) => (text === null ? nobody : withGame(readStoredRun(text).state, game))),
  );
  for (const [seat, text] of runs.entries()) if (text === null) merged = removePlayer(merged, seat);
  return merged;
}

/** Holds the seat of a deleted player. */
function emptyRun(code: string, openedAtMs: number, game: RunGame): RoomState {
  const room = openRoom({ code, game, openedAtMs });
  return { ...room, phase: { name: 'ended' }, seats: tablePush(emptyTable<Seat>(), NOBODY), players: 1 };
}

const NOBODY: Seat = {
  name: '',
  nameKey: '',
  phone: '',
  tokenHash: '',
  deviceHash: '',
  line: null,
  team: null,
  face: 0,
  extraPercent: 0,
  joinedAtMs: 0,
  awaySinceMs: 0,
  removed: false,
  quiet: false,
  ...UNPLAYED,
};
