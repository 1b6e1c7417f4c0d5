import { roundMs } from '../clock.ts';
import { openRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';

/** For how long the open question has been open, without pauses, ms; null: none is open. */
export function questionMs(state: RoomState, nowMs: number): number | null {
  const round = openRound(state);
  return round && roundMs(state, round, nowMs);
}
