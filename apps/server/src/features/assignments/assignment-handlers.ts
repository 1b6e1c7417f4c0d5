import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import { succeed } from '#platform/result';
import { toAssignmentReply } from './assignment-reply.ts';
import { listAssignments } from './assignment-store.ts';
import { closeAssignment, updateAssignment } from './change-assignment.ts';
import { createAssignment, type AssignmentParts } from './create-assignment.ts';

/** The calls under /assignment. */
export function assignmentHandlers(parts: AssignmentParts) {
  const { platform } = parts;
  return {
    createAssignment: async (call) => createAssignment(parts, signedIn(call), call.body),
    listAssignments: async (call) => {
      const { rows, count } = await listAssignments(platform.db, { ...call.query, userId: signedIn(call).userId });
      return succeed({ assignments: rows.map((row) => toAssignmentReply(row, platform.now())), count });
    },
    updateAssignment: async (call) => updateAssignment(parts, signedIn(call), call.params.id, call.body.closesAt),
    closeAssignment: async (call) => closeAssignment(parts, signedIn(call), call.params.id),
  } satisfies Partial<Handlers>;
}
