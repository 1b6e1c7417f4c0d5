import * as z from 'zod/mini';
import { Assignment } from '../entities/assignment.ts';
import { page, perPage, pressKey, timeMs } from '../fields.ts';
import { AssignmentId, GameId } from '../ids.ts';
import { route } from '../route.ts';

const assignmentId = z.object({ id: AssignmentId });

export const assignmentRoutes = {
  createAssignment: route('POST', '/assignment', {
    access: 'user',
    summary: 'Give a game out as an assignment that everybody plays in the own time until a deadline; charges one run',
    /** The same key again gives the same assignment, charged once. */
    body: z.strictObject({ game: GameId, closesAt: timeMs, key: z.optional(pressKey) }),
    reply: Assignment,
  }),
  listAssignments: route('GET', '/assignment', {
    access: 'user',
    summary: 'My assignments, newest first',
    query: z.strictObject({ page, perPage: perPage(), game: z.optional(GameId) }),
    reply: z.object({ assignments: z.array(Assignment), count: z.int() }),
  }),
  updateAssignment: route('PUT', '/assignment/{id}', {
    access: 'user',
    summary: 'Move the deadline of an open assignment',
    params: assignmentId,
    body: z.strictObject({ closesAt: timeMs }),
    reply: Assignment,
  }),
  closeAssignment: route('POST', '/assignment/close/{id}', {
    access: 'user',
    summary: 'Close an assignment now and keep its result',
    params: assignmentId,
    reply: Assignment,
  }),
};
