import type { Change } from './change.ts';
import { clocksOverMs, quorumAtMs, wakeAtMs } from './clock.ts';
import type { Command } from './commands.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { closeQuestion } from './phases/close-question.ts';
import { withRightTurn } from './race/turn.ts';
import type { RoomState } from './state.ts';

/** What follows of itself from a command of a type that was judged, whoever judged it: turns, a question's end, the next alarm. */
export function settle(before: RoomState, judged: Change | Refusal, type: Command['type'], nowMs: number): Outcome {
  if (!judged.ok) return judged;
  const change = withRightTurn(judged, nowMs);
  // A repeat changes nothing at all, so that it needs no place in the journal; the tick that is due follows.
  const settled = change.repeated && type !== 'tick' ? change : closeIfComplete(before, change, nowMs);
  return { ...settled, wakeAtMs: wakeAtMs(settled.state) };
}

/**
 * A question closes as soon as there is nobody left to wait for, the last one with extra time among them. Where only
 * the clock has run out, the tick closes it.
 */
function closeIfComplete(before: RoomState, change: Change, nowMs: number): Change {
  const { state } = change;
  if (state.phase.name !== 'question' || state.pausedAtMs !== null) return change;
  const complete = isDue(quorumAtMs(state), nowMs);
  const waitedNoMore = !isDue(clocksOverMs(before), nowMs) && isDue(clocksOverMs(state), nowMs);
  if (!complete && !waitedNoMore) return change;
  const closed = closeQuestion(state, 'itself', nowMs);
  return { ...closed, events: [...change.events, ...closed.events] };
}

function isDue(atMs: number | null, nowMs: number): boolean {
  return atMs !== null && atMs <= nowMs;
}
