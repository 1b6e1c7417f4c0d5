import type { GameId, GameType, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { succeed, type Result } from '#platform/result';

/** A run to be paid for in advance: the one that a local export carries. */
export interface ExportCharge {
  actor: Actor;
  game: { id: GameId; ownerId: UserId; gameType: GameType };
  licenceId: string;
}

/**
 * THE place where a local export is paid. Called in the transaction that writes the licence: both or neither. A
 * refusal is passed on and nothing is exported.
 */
export type ChargeExport = (trx: Db, charge: ExportCharge) => Promise<Result<null>>;

/** The price until credits are there: nothing. */
export const exportFreely: ChargeExport = async () => succeed(null);
