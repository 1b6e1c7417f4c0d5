import type { LiveRefusal } from '@qc/contract';
import type { RoomState } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import type { OwnReview, SeatJoin } from './seat-port.ts';

/** What becomes of a join: a place with its secret, or a refusal. */
export type TakenPlace = { ok: true; token: string; room: Room } | { ok: false; code: LiveRefusal };

/**
 * Players of an assignment: each plays in a room of one seat. The feature that keeps assignments hands this
 * in, so that rooms know nothing of assignments.
 */
export interface AssignmentPorts {
  /** What stands behind an assignment's code; null: nothing. */
  find(code: string): Promise<AssignmentPort | null>;
}

/** One assignment as its pages use it. */
export interface AssignmentPort {
  /** What a page without a place sees: the start, or the end once the assignment has closed. */
  outside(): Promise<RoomState>;
  /** The room of the place that a token's hash proves; null: none. */
  resume(tokenHash: string): Promise<Room | null>;
  /** Takes a place; the same join again is the same place. `suggested`: the name that was shown, where names are given. */
  join(join: SeatJoin, device: string, suggested: string | null): Promise<TakenPlace>;
  /** A friendly name that nobody in the assignment has. */
  suggestName(): Promise<string>;
  /** Whether nothing is taken any more. */
  isOver(): boolean;
  /** The own answers of a run that is over, and whether more will be told of them. */
  review(state: RoomState): OwnReview;
}
