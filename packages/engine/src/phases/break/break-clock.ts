import type { BreakRules } from '@qc/contract';
import { changed, type Change } from '../../change.ts';
import { clockNow } from '../../clock.ts';
import type { Phase, RoomState } from '../../state.ts';
import { withAutoWait } from '../auto-wait.ts';
import { moveTo } from '../move-to.ts';

/** What is left of a break at least, however much of it is taken, ms: a hall that hears "we go on" can sit down. */
export const BREAK_LEFT_MS = 5000;
const MINUTE_MS = 60_000;

type Break = Extract<Phase, { name: 'break' }>;

/** Shows a break from its beginning. Without minutes it has no clock: whoever plays alone goes on. */
export function beginBreak(
  state: RoomState,
  at: Pick<Break, 'slide' | 'visit'>,
  { minutes }: BreakRules,
  nowMs: number,
): Change {
  const limitMs = minutes > 0 ? minutes * MINUTE_MS : null;
  return moveTo(state, { name: 'break', ...at, limitMs, deadlineMs: limitMs === null ? null : nowMs + limitMs }, nowMs);
}

/**
 * The break is over, and waits for the operator; a room that goes on by itself does so after a moment. It is the same step:
 * who presses in this very moment goes on.
 */
export function endBreak(state: RoomState, phase: Break, nowMs: number): Change {
  const over = { ...state, phase: { ...phase, limitMs: null, deadlineMs: null } };
  return changed(withAutoWait(over, nowMs), { type: 'phaseChanged' });
}

/**
 * A break with seconds given or taken. Of a running one some are always left; one that is over runs again for what is
 * given. Null: there is nothing to take.
 */
export function lengthenBreak(state: RoomState, phase: Break, seconds: number, nowMs: number): RoomState | null {
  const byMs = seconds * 1000;
  const { limitMs, deadlineMs } = phase;
  if (limitMs === null || deadlineMs === null)
    return seconds > 0 ? withClock(state, phase, byMs, clockNow(state, nowMs) + byMs) : null;
  const earliestMs = Math.min(deadlineMs, clockNow(state, nowMs) + BREAK_LEFT_MS);
  const untilMs = Math.max(earliestMs, deadlineMs + byMs);
  return withClock(state, phase, limitMs + untilMs - deadlineMs, untilMs);
}

function withClock(state: RoomState, phase: Break, limitMs: number, deadlineMs: number): RoomState {
  return { ...state, phase: { ...phase, limitMs, deadlineMs } };
}
