import { ResultId } from '@qc/contract';
import { correctRun, removePlayer, tableEntries, type RoomState } from '@qc/engine';
import { isUniqueViolation } from '#platform/db/unique-violation';
import { inSlices } from '#platform/in-slices';
import type { Platform } from '#platform/platform';
import { findEarlierChanges } from './stored/result-audit-store.ts';
import { findResultOf, insertResult, writeChange } from './stored/result-store.ts';
import { outcomeInSteps } from './run-tasks.ts';
import { markOf } from './stored/stored-run.ts';

/** A run whose result is to be kept. */
export interface RunToKeep {
  /** The room of the run, or another name that no other run has. */
  roomId: string;
  gameId: string;
  userId: string;
  /** Its whole truth. */
  state: RoomState;
  /** Of an assignment: its result is replaced by each newer run, under the same id. */
  assignmentId?: string;
}

/** The part of the platform that keeping needs. */
type KeepingPlatform = Pick<Platform, 'db' | 'now' | 'random'>;

/** Writers that may be before us on one result. */
const ATTEMPTS = 20;

/**
 * Keeps the result of a run, in slices: ten thousand players take most of a second, in which live rooms would stand still.
 * The same room again changes nothing. The result of an assignment is replaced: its id
 * and name stay, corrected keys are put right again, and deleted players stay deleted.
 */
export async function keepResult(platform: KeepingPlatform, run: RunToKeep): Promise<ResultId> {
  const { db } = platform;
  const { assignmentId } = run;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = assignmentId === undefined ? null : await findResultOf(db, { assignment: assignmentId });
    if (!known) {
      const id = await insertNew(platform, run);
      if (id !== null) return id;
      continue;
    }
    const state = await withEarlierChanges(platform, known.id, run.state);
    const endedAtMs = state.endedAtMs ?? platform.now();
    const figures = await inSlices(outcomeInSteps(state, { withMarks: true }));
    if (await writeChange(db, known.id, known.revision, { endedAtMs, figures })) return known.id;
  }
  throw new Error('a result is changed too often to be kept');
}

/** The id under which the result stands now; null: another has just made the assignment's result. */
async function insertNew(platform: KeepingPlatform, run: RunToKeep): Promise<ResultId | null> {
  const { state, assignmentId = null } = run;
  const now = platform.now();
  const result = {
    roomId: run.roomId,
    gameId: run.gameId,
    userId: run.userId,
    name: state.game.name,
    startedAtMs: state.startedAtMs ?? now,
    endedAtMs: state.endedAtMs ?? now,
    ...(await inSlices(outcomeInSteps(state, { withMarks: assignmentId !== null }))),
    pace: state.game.pace,
    licenceId: null,
    assignmentId,
  };
  try {
    await insertResult(platform.db, { id: ResultId.parse(platform.random.id()), ...result });
  } catch (error) {
    if (assignmentId !== null && isUniqueViolation(error)) return null;
    throw error;
  }
  return (await findResultOf(platform.db, { room: run.roomId }))?.id ?? null;
}

async function withEarlierChanges(platform: KeepingPlatform, id: ResultId, state: RoomState): Promise<RoomState> {
  const { corrections, deletedMarks } = await findEarlierChanges(platform.db, id);
  let changed = state;
  for (const { correction, entry } of corrections) {
    const corrected = correctRun(changed, correction.slide, correction.key, entry.by, entry.atMs);
    if (corrected.ok) changed = corrected.state;
  }
  // Also those that the assignment's own game has by now.
  changed = { ...changed, corrections: corrections.map(({ entry }) => entry) };
  if (deletedMarks.size === 0) return changed;
  let number = 0;
  for (const seat of tableEntries(state.seats)) {
    if (deletedMarks.has(markOf(seat))) changed = removePlayer(changed, number);
    number += 1;
  }
  return changed;
}
