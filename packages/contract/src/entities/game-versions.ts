import * as z from 'zod/mini';
import { timeMs, version } from '../fields.ts';
import { QuestionId, UserId } from '../ids.ts';

/** Who changed something last; null: nobody since it was made, or somebody who is gone. */
const ChangedBy = z.nullable(z.object({ _id: UserId, name: z.string() }));

/** The versions of a game and its slides, without what is in them. */
export const GameVersions = z.object({
  version,
  /** Of its settings and the order of its slides. */
  changedBy: ChangedBy,
  /** The living slides in their order. */
  questions: z.array(z.object({ _id: QuestionId, version, changedBy: ChangedBy, updatedAt: timeMs })),
});
export type GameVersions = z.infer<typeof GameVersions>;
