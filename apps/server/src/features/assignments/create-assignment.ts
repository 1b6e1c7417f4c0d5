import { deviceOf } from '@qc/contract/devices/devices';
import type { Assignment, Game, GameId } from '@qc/contract';
import { ASSIGNMENTS_OPEN_MAX } from '@qc/contract/limits';
import { needsHost, toRunGame } from '@qc/engine';
import { getRunnableGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import { writeOnce } from '#platform/db/write-once';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { AssignmentHost } from './assignment-host.ts';
import { toAssignmentReply } from './assignment-reply.ts';
import { countOpenAssignments, findAssignment, insertAssignment, withSurroundings } from './assignment-store.ts';
import { chargeAssignment } from './charge-assignment.ts';
import { isGoodDeadline } from './deadline.ts';
import type { Random } from '#platform/random';

/** Without i, l, o, 0 and 1, which look alike: a code may be read out. 31 letters to the twelfth are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A fresh code of an assignment. Not guessable: 50 open assignments among 2^59. */
function makeAssignmentCode(random: Pick<Random, 'below'>): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
}

const CODE_TRIES = 5;

/** What the use cases of assignments work with. */
export interface AssignmentParts {
  platform: Platform;
  host: AssignmentHost;
}

/** An assignment that is asked for. The same `key` again means the same request, whose reply was lost. */
export interface AssignmentRequest {
  game: GameId;
  closesAt: number;
  key?: string | undefined;
}

/**
 * Gives a game out as an assignment, as it is now, and pays for it as for one run. Refuses `notFound`, `gameDisabled`,
 * `gameHasGaps`, `notSelfPaced`, `slidesNeedHost`, `badDeadline`, `tooManyAssignments`, `keyUsed`, `outOfCredits`, `remotesDisabled`.
 */
export async function createAssignment(
  parts: AssignmentParts,
  actor: Actor,
  ask: AssignmentRequest,
): Promise<Result<Assignment>> {
  const { platform, host } = parts;
  const runnable = await getRunnableGame(platform, actor, ask.game);
  if (!runnable.ok) return runnable;
  const { game } = runnable.value;
  // Clickers and telephones need somebody who leads.
  if (!deviceOf(game.setting.gameType).isSelfPaced) return refuse('notSelfPaced');
  if (needsHost(game.questions)) return refuse('slidesNeedHost');
  const made = await writeOnce(() => writeAssignment(platform, actor, game, ask));
  if (!made.ok) return made;
  await host.added(made.value);
  return readAssignment(platform, made.value);
}

/** The assignment with its charge, or neither; gives its id. */
async function writeAssignment(
  platform: Platform,
  actor: Actor,
  game: Game,
  { closesAt, key = null }: { closesAt: number; key?: string | null | undefined },
): Promise<Result<string>> {
  const now = platform.now();
  const id = platform.random.id();
  return inTransaction(platform.db, async (trx): Promise<Result<string>> => {
    const before = key === null ? null : await findAssignment(trx, { userId: actor.userId, pressKey: key });
    if (before)
      return before.gameId === game._id && before.closesAtMs === closesAt ? succeed(before.id) : refuse('keyUsed');
    if (!isGoodDeadline(closesAt, now)) return refuse('badDeadline');
    if ((await countOpenAssignments(trx, actor.userId)) >= ASSIGNMENTS_OPEN_MAX) return refuse('tooManyAssignments');
    const paid = await chargeAssignment(platform, trx, { actor, game, assignmentId: id });
    if (!paid.ok) return paid;
    const frozen = toRunGame(game, game.questions, { seed: platform.random.id(), selfPacedUntilMs: closesAt });
    const assignment = {
      id,
      gameId: game._id,
      userId: actor.userId,
      name: game.name,
      closesAtMs: closesAt,
      pressKey: key,
    };
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const code = makeAssignmentCode(platform.random);
      if (await insertAssignment(trx, { ...assignment, code, createdAtMs: now }, frozen)) return succeed(id);
    }
    throw new Error('no free code of an assignment found');
  });
}

/** An assignment as it is now. Refuses `notFound`. */
export async function readAssignment(platform: Platform, id: string): Promise<Result<Assignment>> {
  const record = await findAssignment(platform.db, { id });
  const [listed] = record ? await withSurroundings(platform.db, [record]) : [];
  return listed ? succeed(toAssignmentReply(listed, platform.now())) : refuse('notFound');
}
