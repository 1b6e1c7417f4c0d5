import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Game, RunLicence } from '@qc/contract';
import { toRunGame, type RunGame } from '@qc/engine';
import { serverSecret } from '#features/accounts';
import type { StoredGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import type { ChargeExport } from './charge-export.ts';
import { insertLicence } from './run-licence-store.ts';

/** Pays for one run of a game as it is exported and gives leave for it. What the charge refuses is refused. */
export async function issueLicence(
  platform: Platform,
  charge: ChargeExport,
  actor: Actor,
  { game, exported }: { game: StoredGame; exported: Game },
): Promise<Result<RunLicence>> {
  const id = platform.random.id();
  const issuedAt = platform.now();
  const { gameType } = game.settings.setting;
  const secret = await serverSecret(platform.db);
  const runGame = JSON.stringify(asWritten(toRunGame(exported, exported.questions)));
  return inTransaction(platform.db, async (trx) => {
    const paid = await charge(trx, { actor, game: { id: game.id, ownerId: game.userId, gameType }, licenceId: id });
    if (!paid.ok) return paid;
    await insertLicence(trx, { id, gameId: game.id, userId: actor.userId, gameType, issuedAtMs: issuedAt, runGame });
    return succeed({ id, gameType, issuedAt, signature: signLicence({ id, gameType, issuedAt }, secret) });
  });
}

/** The server's word that it gave this licence. */
export function signLicence({ id, gameType, issuedAt }: Omit<RunLicence, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`run-licence:${id}:${gameType}:${issuedAt}`).digest('base64url');
}

/** Whether this server gave the licence, word for word. */
export async function isOurLicence(platform: Pick<Platform, 'db'>, licence: RunLicence): Promise<boolean> {
  const right = Buffer.from(signLicence(licence, await serverSecret(platform.db)));
  const said = Buffer.from(licence.signature);
  return right.length === said.length && timingSafeEqual(right, said);
}

/** The file has the items of an order slide in their right order, and answers are brought by their places in it. */
function asWritten(game: RunGame): RunGame {
  const slides = game.slides.map((slide) => ({
    ...slide,
    answers: slide.type === 'order' ? slide.sequence.flatMap((index) => slide.answers[index] ?? []) : slide.answers,
    sequence: slide.sequence.map((_index, place) => place),
  }));
  return { ...game, slides };
}
