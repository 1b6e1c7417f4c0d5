import type { GameId, GameType, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { succeed, type Result } from '#platform/result';

/** A link to be paid for: the run that all its players share. */
export interface AssignmentCharge {
  actor: Actor;
  game: { id: GameId; ownerId: UserId; gameType: GameType };
  assignmentId: string;
}

/** What was paid for. */
export interface PaidAssignment {
  /** Most players the house allows; null: as many as the game does. */
  playersLimit: number | null;
}

/**
 * THE place where a self-paced link is paid. Called in the transaction that writes the link: both or neither. A
 * refusal is passed on and there is no link.
 */
export type ChargeAssignment = (trx: Db, charge: AssignmentCharge) => Promise<Result<PaidAssignment>>;

/** The price until credits are there: nothing. */
export const assignFreely: ChargeAssignment = async () => succeed({ playersLimit: null });
