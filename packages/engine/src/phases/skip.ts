import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { isUnrevealed, roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { enterSlide } from './enter-slide.ts';

/** Leaves the present slide for the next. A question not yet revealed then counts for nobody. Null: no slide is shown. */
export function skipSlide(state: RoomState, nowMs: number): Change | null {
  const { phase } = state;
  if (!('slide' in phase)) return null;
  const left = isUnrevealed(phase) ? voidRound(endPause(state, nowMs), phase.slide, nowMs) : state;
  return enterSlide(left, phase.slide + 1, nowMs);
}

function voidRound(state: RoomState, slide: number, nowMs: number): RoomState {
  const closed = closeRound(state, nowMs);
  const rounds = closed.rounds.map((round) => (round.slide === slide ? { ...round, skipped: true } : round));
  return roundIndexOf(closed, slide) < 0 ? closed : { ...closed, rounds };
}
