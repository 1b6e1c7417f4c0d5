import type { Game } from '@qc/contract';
import { holdCharge, postCharge } from '#features/credits';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';

/**
 * THE place where an assignment is paid: one run, which all its players share. Called in the transaction that
 * writes the assignment: both or neither. A refusal (`outOfCredits`, `remotesDisabled`) is passed on and there is no assignment.
 */
export async function chargeAssignment(
  platform: Platform,
  trx: Db,
  { actor, game, assignmentId }: { actor: Actor; game: Pick<Game, '_id' | 'name' | 'setting'>; assignmentId: string },
): Promise<Result<null>> {
  const { gameType } = game.setting;
  const held = await holdCharge(platform, trx, {
    what: 'assignment',
    runId: assignmentId,
    userId: actor.userId,
    game: { id: game._id, name: game.name, gameType },
  });
  if (!held.ok) return held;
  await postCharge(platform, trx, 'assignment', assignmentId);
  return succeed(null);
}
