import { findEarlierChanges, findResultOf, markOf } from '#features/results';
import type { Db } from '#platform/db/tables';
import { wipeDeleted } from '#platform/db/wipe-deleted';
import { findAssignment } from './assignment-store.ts';
import { eraseAttempts, listSeated } from './attempt-store.ts';

/**
 * Deletes the attempts of players that the owner deleted from an assignment's result, all that were in it when the result
 * itself was deleted: nothing of them may stay, and no newer result may bring them back. Gives the ids of what is gone.
 */
export async function eraseDeleted(db: Db, assignmentId: string): Promise<string[]> {
  const record = await findAssignment(db, { id: assignmentId });
  if (!record || record.keptCount === 0) return [];
  const gone = await deletedAmong(db, assignmentId, record.keptCount);
  if (gone.length === 0) return [];
  await eraseAttempts(db, assignmentId, gone);
  await wipeDeleted(db);
  return gone;
}

async function deletedAmong(db: Db, assignmentId: string, keptCount: number): Promise<string[]> {
  const result = await findResultOf(db, { assignment: assignmentId });
  const marks = result && (await findEarlierChanges(db, result.id)).deletedMarks;
  if (marks?.size === 0) return [];
  const seated = await listSeated(db, assignmentId);
  return seated
    .filter(({ seat, tokenHash }) => (marks ? marks.has(markOf({ tokenHash })) : seat < keptCount))
    .map(({ id }) => id);
}
