import type { Change } from './change.ts';
import { quorumAtMs, wakeAtMs } from './clock.ts';
import { answer } from './commands/answer.ts';
import { join } from './commands/join.ts';
import { leave } from './commands/leave.ts';
import { operate } from './commands/operate.ts';
import { presence } from './commands/presence.ts';
import { restarted } from './commands/restarted.ts';
import { tick } from './commands/tick.ts';
import type { Command } from './commands.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { closeQuestion } from './phases/close-question.ts';
import type { RoomState } from './state.ts';

/**
 * Judges one command at server time `nowMs`: the room after it, or a refusal. Pure, and it never throws: the same
 * commands at the same times give the same room. What is refused or `repeated` has changed nothing.
 */
export function step(state: RoomState, command: Command, nowMs: number): Outcome {
  const change = judge(state, command, nowMs);
  if (!change.ok) return change;
  // A repeat changes nothing at all, so that it needs no place in the journal; the tick that is due follows.
  const settled = change.repeated && command.type !== 'tick' ? change : closeIfComplete(change, nowMs);
  return { ...settled, wakeAtMs: wakeAtMs(settled.state) };
}

function judge(state: RoomState, command: Command, nowMs: number): Change | Refusal {
  switch (command.type) {
    case 'join':
      return join(state, command, nowMs);
    case 'answer':
      return answer(state, command, nowMs);
    case 'presence':
      return presence(state, command, nowMs);
    case 'leave':
      return leave(state, command);
    case 'operate':
      return operate(state, command, nowMs);
    case 'tick':
      return tick(state, nowMs);
    case 'restarted':
      return restarted(state, command.awaySinceMs, nowMs);
  }
}

/** A question closes as soon as there is nobody left to wait for. */
function closeIfComplete(change: Change, nowMs: number): Change {
  const { state } = change;
  if (state.phase.name !== 'question' || state.pausedAtMs !== null) return change;
  const atMs = quorumAtMs(state);
  if (atMs === null || atMs > nowMs) return change;
  const closed = closeQuestion(state, 'itself', nowMs);
  return { ...closed, events: [...change.events, ...closed.events] };
}
