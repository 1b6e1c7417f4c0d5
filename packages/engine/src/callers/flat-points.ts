import { devicesIn } from '../devices-in.ts';
import type { RoomState, Round } from '../state.ts';

/** Beside players who are paid by speed an answer is worth what it gives at this share of the time. */
const BESIDE_OTHERS = 0.5;

/**
 * What of an answer says that its points do not go by the time, where it is a caller's and the game says so: callers alone
 * have the full points. Nothing where the question was not read to anybody, as in all journals of before.
 */
export function flatPoints(state: RoomState, { race, readMs }: Round, number: number): { pointsAt?: number } {
  if (state.game.callerPoints !== 'flat' || race || readMs[number] === undefined) return {};
  return { pointsAt: devicesIn(state).every((device) => device === 'dialer') ? 0 : BESIDE_OTHERS };
}
