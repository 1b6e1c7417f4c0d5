import type { GameId, GameType } from '@qc/contract';
import { holdCharge, postCharge } from '#features/credits';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';

/** A run to be paid for in advance: the one that a local export carries. */
export interface ExportCharge {
  actor: Actor;
  game: { id: GameId; name: string; gameType: GameType };
  licenceId: string;
}

/**
 * THE place where a local export is paid. Called in the transaction that writes the licence: both or neither. A
 * refusal (`outOfCredits`, `remotesDisabled`) is passed on and nothing is exported.
 */
export async function chargeExport(
  platform: Platform,
  trx: Db,
  { actor, game, licenceId }: ExportCharge,
): Promise<Result<null>> {
  const held = await holdCharge(platform, trx, { what: 'export', runId: licenceId, userId: actor.userId, game });
  if (!held.ok) return held;
  await postCharge(platform, trx, 'export', licenceId);
  return succeed(null);
}
