import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { enterSlide } from './enter-slide.ts';

/** Leaves the present slide for the next. A question not yet revealed then counts for nobody. Null: no slide is shown. */
export function skipSlide(state: RoomState, nowMs: number): Change | null {
  const { phase } = state;
  if (!('slide' in phase)) return null;
  const unrevealed = phase.name === 'question' || phase.name === 'closed';
  const left = unrevealed ? voidRound(endPause(state, nowMs), phase.slide, nowMs) : state;
  return enterSlide(left, phase.slide + 1, nowMs);
}

function voidRound(state: RoomState, slide: number, nowMs: number): RoomState {
  const closed = closeRound(state, nowMs);
  const index = roundIndexOf(closed, slide);
  const round = closed.rounds[index];
  return round ? { ...closed, rounds: closed.rounds.with(index, { ...round, skipped: true }) } : closed;
}
