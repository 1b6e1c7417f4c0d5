import { AssignmentId, GameId, ResultId } from '@qc/contract';
import type { Assignment } from '@qc/contract';
import type { ListedAssignment } from './assignment-store.ts';

/** An assignment as the contract gives it. Past its deadline it is closed, also in the moment before that is written. */
export function toAssignmentReply(assignment: ListedAssignment, nowMs: number): Assignment {
  return {
    _id: AssignmentId.parse(assignment.id),
    game: assignment.gameLives ? GameId.parse(assignment.gameId) : null,
    name: assignment.name,
    code: assignment.code,
    closesAt: assignment.closesAtMs,
    open: assignment.closedAtMs === null && assignment.closesAtMs > nowMs,
    createdAt: assignment.createdAtMs,
    startedCount: assignment.startedCount - assignment.removedCount,
    finishedCount: assignment.finishedCount - assignment.removedCount,
    result: assignment.resultId === null ? null : ResultId.parse(assignment.resultId),
  };
}
