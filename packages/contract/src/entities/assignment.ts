import * as z from 'zod/mini';
import { timeMs } from '../fields.ts';
import { AssignmentId, GameId, ResultId } from '../ids.ts';

/** A game given out as an assignment: everybody plays alone, in the own time, until a deadline. */
export const Assignment = z.object({
  _id: AssignmentId,
  /** Null when the game is gone; the assignment goes on with the game as it was. */
  game: z.nullable(GameId),
  name: z.string(),
  /** Part of its link, twelve letters and digits. */
  code: z.string(),
  closesAt: timeMs,
  /** Whether it still takes answers. */
  open: z.boolean(),
  createdAt: timeMs,
  startedCount: z.int(),
  finishedCount: z.int(),
  /** Its result, from the first finished player on. */
  result: z.nullable(ResultId),
});
export type Assignment = z.infer<typeof Assignment>;

export const ASSIGNMENT_CODE_PATTERN = /^[a-z0-9]{12}$/;
