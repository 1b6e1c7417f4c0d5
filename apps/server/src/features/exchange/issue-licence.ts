import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Game, RunLicence } from '@qc/contract';
import { checkGame, toRunGame, type RunGame } from '@qc/engine';
import { holdCharge, postCharge } from '#features/credits';
import type { StoredGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import { writeOnce } from '#platform/db/write-once';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { serverSecret, serverSecrets } from '#platform/server-secret';
import { refuse, succeed, type Result } from '#platform/result';
import { exchangeKindOf } from './slides/exchange-kinds.ts';
import { findPressedLicence, insertLicence, renewLicence, type StoredLicence } from './run-licence-store.ts';

/** What is exported, and the press of the button that asked for it. */
export interface LicenceRequest {
  game: StoredGame;
  exported: Game;
  /** The same key again means the same request, whose reply was lost. */
  key?: string | undefined;
}

/**
 * Pays for one run of a game as it is exported and gives leave for it; the same key gives the same leave, paid once.
 * Refuses `gameHasGaps` for one that could not be run, `keyUsed`, and what the charge refuses.
 */
export async function issueLicence(platform: Platform, actor: Actor, ask: LicenceRequest): Promise<Result<RunLicence>> {
  const secret = await serverSecret(platform.db);
  const given = await writeOnce(() => writeLicence(platform, actor, ask));
  if (!given.ok) return given;
  const { id, gameType, issuedAtMs: issuedAt } = given.value;
  return succeed({ id, gameType, issuedAt, signature: signLicence({ id, gameType, issuedAt }, secret) });
}

/** The licence with its charge, or neither. */
async function writeLicence(
  platform: Platform,
  actor: Actor,
  { game, exported, key }: LicenceRequest,
): Promise<Result<StoredLicence>> {
  const { gameType } = game.settings.setting;
  const runGame = JSON.stringify(asWritten(toRunGame(exported, exported.questions)));
  const licence: StoredLicence = {
    id: platform.random.id(),
    gameId: game.id,
    userId: actor.userId,
    gameType,
    issuedAtMs: platform.now(),
    runGame,
  };
  return inTransaction(platform.db, async (trx): Promise<Result<StoredLicence>> => {
    const before = key === undefined ? null : await findPressedLicence(trx, actor.userId, key);
    if (before) {
      if (before.gameId !== game.id || before.gameType !== gameType) return refuse('keyUsed');
      // The file that arrives may be of a newer version of the game; its result is judged by that.
      await renewLicence(trx, before.id, runGame);
      return succeed(before);
    }
    // Nothing is sold that nobody could use.
    if (checkGame(exported).length > 0) return refuse('gameHasGaps');
    const run = { id: game.id, name: game.name, gameType };
    // THE place where a local export is paid, in the transaction that writes the licence: both or neither.
    const runId = licence.id;
    const held = await holdCharge(platform, trx, { what: 'export', runId, userId: actor.userId, game: run });
    if (!held.ok) return held;
    await postCharge(platform, trx, 'export', runId);
    await insertLicence(trx, licence, key);
    return succeed(licence);
  });
}

/** The server's word that it gave this licence. */
export function signLicence({ id, gameType, issuedAt }: Omit<RunLicence, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`run-licence:${id}:${gameType}:${issuedAt}`).digest('base64url');
}

/** Whether this server gave the licence, word for word. */
export async function isOurLicence(platform: Pick<Platform, 'db'>, licence: RunLicence): Promise<boolean> {
  const said = Buffer.from(licence.signature);
  return (await serverSecrets(platform.db)).some((secret) => {
    const right = Buffer.from(signLicence(licence, secret));
    return right.length === said.length && timingSafeEqual(right, said);
  });
}

/** The file has the items of an order slide in their right order, and answers are brought by their places in it. */
function asWritten(game: RunGame): RunGame {
  const slides = game.slides.map((slide) => ({
    ...slide,
    answers: exchangeKindOf(slide).answersAsWritten(slide),
    sequence: slide.sequence.map((_index, place) => place),
  }));
  return { ...game, slides };
}
