import type { Spoken } from '../call.ts';
import { HOLD_MS } from './hold.ts';
import type { Seated } from './next.ts';
import { lengthMs } from './say.ts';

/** No turn is shorter. */
const TURN_MIN_MS = 1000;
/** A request, and the room with it, take no longer. */
const WAY_MS = 1500;

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

/** How long a turn waits after these words until a question can be answered; nothing where none is about to open. */
export function soonMs({ view: { shared } }: Seated, spoken: readonly Spoken[]): { timeoutMs?: number } {
  const { phase } = shared;
  if ((phase.phase !== 'asking' && phase.phase !== 'dealing') || phase.remainingMs === null) return {};
  return { timeoutMs: Math.min(HOLD_MS, Math.max(TURN_MIN_MS, Math.round(phase.remainingMs - lengthMs(spoken)))) };
}

/** How long a turn waits once a question has been read: the caller's time begins then. */
export function readTurnMs({ view: { shared } }: Seated): number {
  const { phase } = shared;
  const limitMs = phase.phase === 'question' ? phase.limitMs : null;
  return limitMs === null ? HOLD_MS : Math.min(HOLD_MS, Math.max(TURN_MIN_MS, limitMs));
}

/** Whether what is answered to these words, or left to them, still comes in time. */
export function hasTimeFor(call: Seated, spoken: readonly Spoken[]): boolean {
  const left = leftMs(call);
  return left === null || left > lengthMs(spoken) + HOLD_MS + WAY_MS;
}
