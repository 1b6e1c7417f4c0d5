import type { Assignment, AssignmentId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result } from '#platform/result';
import { mayManageAssignment } from './assignment-policy.ts';
import { findAssignment, writeDeadline } from './assignment-store.ts';
import { readAssignment, type AssignmentParts } from './create-assignment.ts';
import { isGoodDeadline } from './deadline.ts';

/** Moves the deadline of an open link. Refuses `notFound`, `badDeadline`, `assignmentClosed`. */
export async function updateAssignment(
  { platform, host }: AssignmentParts,
  actor: Actor,
  id: AssignmentId,
  closesAtMs: number,
): Promise<Result<Assignment>> {
  const link = await findAssignment(platform.db, { id });
  if (!link || !mayManageAssignment(actor, link)) return refuse('notFound');
  const now = platform.now();
  if (link.closedAtMs !== null || link.closesAtMs <= now) return refuse('assignmentClosed');
  if (!isGoodDeadline(closesAtMs, now)) return refuse('badDeadline');
  if (!(await writeDeadline(platform.db, id, closesAtMs))) return refuse('assignmentClosed');
  await host.move(id, closesAtMs);
  return readAssignment(platform, id);
}

/** Closes a link now and keeps its result; one that is closed stays so. Refuses `notFound`. */
export async function closeAssignment(
  { platform, host }: AssignmentParts,
  actor: Actor,
  id: AssignmentId,
): Promise<Result<Assignment>> {
  const link = await findAssignment(platform.db, { id });
  if (!link || !mayManageAssignment(actor, link)) return refuse('notFound');
  if (link.closedAtMs === null) await host.close(id);
  return readAssignment(platform, id);
}
