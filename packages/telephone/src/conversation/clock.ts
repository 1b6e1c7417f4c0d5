import type { Spoken } from '../call.ts';
import { HOLD_MS } from './hold.ts';
import type { Seated } from './next.ts';
import { lengthMs } from './say.ts';

/** No turn is shorter. */
const TURN_MIN_MS = 1000;
/** With less than this left there is no further turn: its words and its waiting take as long. */
const LAST_MS = 4000;
/** Hearing an answer said back, and keeping it, takes so long. */
const CONFIRM_MS = 7000;

/** What is left of the clock of the open question for this caller, ms; null: it has none. */
export function leftMs({ view: { shared, own } }: Seated): number | null {
  const { phase } = shared;
  if (phase.phase !== 'question' || phase.remainingMs === null) return null;
  return phase.remainingMs + own.extraMs;
}

/** How long a turn waits after these words: what is left of the clock, and never so long that the line sounds dead. */
export function turnMs(call: Seated, spoken: readonly Spoken[]): number {
  const left = leftMs(call);
  return left === null ? HOLD_MS : Math.min(HOLD_MS, Math.max(TURN_MIN_MS, Math.round(left - lengthMs(spoken))));
}

/** Whether this turn was the last one before the clock runs out. */
export function isLastTurn(call: Seated): boolean {
  const left = leftMs(call);
  return left !== null && left < LAST_MS;
}

/** Whether there is time to say an answer back before it is sent. */
export function canConfirm(call: Seated): boolean {
  const left = leftMs(call);
  return call.view.shared.phase.phase === 'question' && (left === null || left > CONFIRM_MS);
}
