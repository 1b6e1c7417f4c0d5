import type { GameType } from '@qc/contract';

/** A run that is about to open its first slide. */
export interface ChargedRun {
  roomId: string;
  /** Under which its server has it. */
  epoch: number;
  /** Whose run it is: that person's credits, or those of the person's institution, pay. */
  userId: string;
  gameId: string;
  gameName: string;
  gameType: GameType;
}

/** Why a run may not be paid; `storageFailed`: another server has it by now, or it is over. */
export type ChargeRefusal = 'outOfCredits' | 'remotesDisabled' | 'storageFailed';

/** What came of settling a price. `elsewhere`: another server has the run by now and settles it, nothing was done. */
export type Settled = 'elsewhere' | undefined;

/** Where runs are paid. Every call may come again and then does nothing more; what it has done is on disk. */
export interface RoomCharges {
  /** Takes the price of a run, not for good yet; null: it is held. Given back before, it is taken anew. */
  hold(run: ChargedRun): Promise<ChargeRefusal | null>;
  /** The first slide is on disk: what was held is paid for good. Does nothing where nothing is held. */
  post(roomId: string, epoch: number): Promise<Settled>;
  /** The run does not count: what was held or paid for it is given back by who has it under this epoch. */
  giveBack(roomId: string, epoch: number): Promise<Settled>;
  /** The same for a run that nobody has; what was paid stays so. */
  giveBackHeld(roomId: string): Promise<void>;
  /** Rooms with a price that is held and neither paid nor given back yet. */
  listHeld(): Promise<string[]>;
}

/** Nobody pays: for rooms without a house around them. */
export const freeRuns: RoomCharges = {
  hold: async () => null,
  post: async () => undefined,
  giveBack: async () => undefined,
  giveBackHeld: async () => undefined,
  listHeld: async () => [],
};
