import type { Assignment, GameId } from '@qc/contract';
import { ASSIGNMENTS_OPEN_MAX } from '@qc/contract/limits';
import { toRunGame } from '@qc/engine';
import { getRunnableGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { AssignmentHost } from './assignment-host.ts';
import { toAssignmentReply } from './assignment-reply.ts';
import { countOpenAssignments, findAssignment, insertAssignment, withSurroundings } from './assignment-store.ts';
import type { ChargeAssignment } from './charge-assignment.ts';
import { isGoodDeadline } from './deadline.ts';
import { makeLinkCode } from './link-code.ts';

const CODE_TRIES = 5;

/** What the use cases of links work with. */
export interface AssignmentParts {
  platform: Platform;
  host: AssignmentHost;
  charge: ChargeAssignment;
}

/**
 * Gives a game out as a link, as it is now. Refuses `notFound`, `gameDisabled`, `gameHasGaps`, `notSelfPaced`,
 * `badDeadline`, `tooManyAssignments`, and what paying refuses.
 */
export async function createAssignment(
  { platform, host, charge }: AssignmentParts,
  actor: Actor,
  ask: { game: GameId; closesAt: number },
): Promise<Result<Assignment>> {
  const { db } = platform;
  const runnable = await getRunnableGame(platform, actor, ask.game);
  if (!runnable.ok) return runnable;
  const { game } = runnable.value;
  const { gameType } = game.setting;
  // Clickers and telephones need somebody who leads.
  if (gameType !== 'firebase') return refuse('notSelfPaced');
  const now = platform.now();
  if (!isGoodDeadline(ask.closesAt, now)) return refuse('badDeadline');
  const id = platform.random.id();
  const made = await inTransaction(db, async (trx): Promise<Result<null>> => {
    if ((await countOpenAssignments(trx, actor.userId)) >= ASSIGNMENTS_OPEN_MAX) return refuse('tooManyAssignments');
    const paid = await charge(trx, {
      actor,
      game: { id: game._id, ownerId: game.user, gameType },
      assignmentId: id,
    });
    if (!paid.ok) return paid;
    const { playersLimit } = paid.value;
    const frozen = toRunGame(game, game.questions, {
      seed: platform.random.id(),
      selfPacedUntilMs: ask.closesAt,
      ...(playersLimit !== null && { playersLimit }),
    });
    const link = { id, gameId: game._id, userId: actor.userId, name: game.name };
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const code = makeLinkCode(platform.random);
      if (await insertAssignment(trx, { ...link, code, closesAtMs: ask.closesAt, createdAtMs: now }, frozen))
        return succeed(null);
    }
    throw new Error('no free code of a link found');
  });
  if (!made.ok) return made;
  await host.rearm();
  return readAssignment(platform, id);
}

/** A link as it is now. Refuses `notFound`. */
export async function readAssignment(platform: Platform, id: string): Promise<Result<Assignment>> {
  const record = await findAssignment(platform.db, { id });
  const [listed] = record ? await withSurroundings(platform.db, [record]) : [];
  return listed ? succeed(toAssignmentReply(listed, platform.now())) : refuse('notFound');
}
