import { AssignmentId, GameId, ResultId } from '@qc/contract';
import type { Assignment } from '@qc/contract';
import type { ListedAssignment } from './assignment-store.ts';

/** A link as the contract gives it. Past its deadline it is closed, also in the moment before that is written. */
export function toAssignmentReply(link: ListedAssignment, nowMs: number): Assignment {
  return {
    _id: AssignmentId.parse(link.id),
    game: link.gameLives ? GameId.parse(link.gameId) : null,
    name: link.name,
    code: link.code,
    closesAt: link.closesAtMs,
    open: link.closedAtMs === null && link.closesAtMs > nowMs,
    createdAt: link.createdAtMs,
    startedCount: link.startedCount - link.removedCount,
    finishedCount: link.finishedCount - link.removedCount,
    result: link.resultId === null ? null : ResultId.parse(link.resultId),
  };
}
