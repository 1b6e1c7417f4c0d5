import { changed, refuse, type Change } from '../change.ts';
import { clockNow, deadlineOf, endPause, putOffClock } from '../clock.ts';
import type { Refusal } from '../outcome.ts';
import { openRound, withOpenRound } from '../rounds.ts';
import { lengthenBreak } from '../phases/break/break-clock.ts';
import type { Phase, RoomState } from '../state.ts';

/** Phases whose time is the operator's to give or to take. */
const LENGTHENED: ReadonlySet<Phase['name']> = new Set(['opening', 'media', 'ending', 'asking', 'question', 'talk']);

/** Stops the clock; answers wait. Possible on any slide, and wherever the room would go on by itself. */
export function pause(state: RoomState, nowMs: number): Change | Refusal {
  if (!('slide' in state.phase) && deadlineOf(state.phase) === null) return refuse('wrongPhase');
  return changed({ ...state, pausedAtMs: nowMs }, { type: 'phaseChanged' });
}

/** Lets the clock run on from where it stood. Where it stands for somebody's turn, the turn has to be over first. */
export function resume(state: RoomState, nowMs: number): Change | Refusal {
  if ((openRound(state)?.race?.turn ?? null) !== null) return refuse('wrongPhase');
  return changed(endPause(state, nowMs), { type: 'phaseChanged' });
}

/**
 * Gives or takes seconds of a running clock; it cannot end in the past. Where it has run out and only extra time still
 * runs, what is given counts from now: meanwhile the clock stood still for everybody.
 */
export function addTime(state: RoomState, seconds: number, nowMs: number): Change | Refusal {
  const overMs = clockNow(state, nowMs) - (deadlineOf(state.phase) ?? Infinity);
  const running = seconds > 0 && overMs > 0 ? putOffClock(state, overMs) : state;
  const { phase } = running;
  if (phase.name === 'break') {
    const moved = lengthenBreak(running, phase, seconds, nowMs);
    return moved ? changed(moved, { type: 'phaseChanged' }) : refuse('wrongPhase');
  }
  if (!('limitMs' in phase) || !LENGTHENED.has(phase.name)) return refuse('wrongPhase');
  if (phase.limitMs === null || phase.deadlineMs === null) return refuse('wrongPhase');
  const earliestMs = Math.min(phase.deadlineMs, clockNow(state, nowMs));
  const deadlineMs = Math.max(earliestMs, phase.deadlineMs + seconds * 1000);
  const limitMs = phase.limitMs + deadlineMs - phase.deadlineMs;
  const moved: RoomState = { ...running, phase: { ...phase, limitMs, deadlineMs } };
  const told = phase.name === 'question' ? withOpenRound(moved, (round) => ({ ...round, limitMs })) : moved;
  return changed(told, { type: 'phaseChanged' });
}
