import type { Assignment, AssignmentId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result } from '#platform/result';
import { mayManageAssignment } from './assignment-policy.ts';
import { findAssignment, writeDeadline } from './assignment-store.ts';
import { readAssignment, type AssignmentParts } from './create-assignment.ts';
import { isGoodDeadline } from './deadline.ts';

/** Moves the deadline of an open assignment. Refuses `notFound`, `badDeadline`, `assignmentClosed`. */
export async function updateAssignment(
  { platform, host }: AssignmentParts,
  actor: Actor,
  id: AssignmentId,
  closesAtMs: number,
): Promise<Result<Assignment>> {
  const assignment = await findAssignment(platform.db, { id });
  if (!assignment || !mayManageAssignment(actor, assignment)) return refuse('notFound');
  const now = platform.now();
  if (assignment.closedAtMs !== null || assignment.closesAtMs <= now) return refuse('assignmentClosed');
  if (!isGoodDeadline(closesAtMs, now)) return refuse('badDeadline');
  if (!(await writeDeadline(platform.db, id, closesAtMs))) return refuse('assignmentClosed');
  await host.move(id, closesAtMs);
  return readAssignment(platform, id);
}

/** Closes an assignment now and keeps its result; one that is closed stays so. Refuses `notFound`. */
export async function closeAssignment(
  { platform, host }: AssignmentParts,
  actor: Actor,
  id: AssignmentId,
): Promise<Result<Assignment>> {
  const assignment = await findAssignment(platform.db, { id });
  if (!assignment || !mayManageAssignment(actor, assignment)) return refuse('notFound');
  if (assignment.closedAtMs === null) await host.close(id);
  return readAssignment(platform, id);
}
