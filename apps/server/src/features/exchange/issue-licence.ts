import { createHmac } from 'node:crypto';
import type { RunLicence } from '@qc/contract';
import { serverSecret } from '#features/accounts';
import type { StoredGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import type { ChargeExport } from './charge-export.ts';
import { insertLicence } from './run-licence-store.ts';

/** Pays for one run and gives leave for it. What the charge refuses is refused. */
export async function issueLicence(
  platform: Platform,
  charge: ChargeExport,
  actor: Actor,
  game: StoredGame,
): Promise<Result<RunLicence>> {
  const id = platform.random.id();
  const issuedAt = platform.now();
  const { gameType } = game.settings.setting;
  const secret = await serverSecret(platform.db);
  return inTransaction(platform.db, async (trx) => {
    const paid = await charge(trx, { actor, game: { id: game.id, ownerId: game.userId, gameType }, licenceId: id });
    if (!paid.ok) return paid;
    await insertLicence(trx, { id, gameId: game.id, userId: actor.userId, gameType, issuedAtMs: issuedAt });
    return succeed({ id, gameType, issuedAt, signature: signLicence({ id, gameType, issuedAt }, secret) });
  });
}

/** The server's word that it gave this licence. */
export function signLicence({ id, gameType, issuedAt }: Omit<RunLicence, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`run-licence:${id}:${gameType}:${issuedAt}`).digest('base64url');
}
