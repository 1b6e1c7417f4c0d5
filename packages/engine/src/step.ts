import type { Change } from './change.ts';
import { answer } from './commands/answer.ts';
import { join } from './commands/join.ts';
import { changeFace } from './seats/change-face.ts';
import { leave } from './commands/leave.ts';
import { operate } from './commands/operate.ts';
import { admitBridge } from './commands/admit-bridge.ts';
import { press } from './commands/press.ts';
import { presence } from './commands/presence.ts';
import { reading } from './callers/reading.ts';
import { restarted } from './commands/restarted.ts';
import { advance } from './commands/advance.ts';
import { devicesReady } from './commands/devices-ready.ts';
import { closeAttempt } from './commands/close-attempt.ts';
import { tick } from './commands/tick.ts';
import { turnPattern } from './commands/turn-pattern.ts';
import type { Command } from './commands.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { settle } from './settle.ts';
import type { RoomState } from './state.ts';

/**
 * Judges one command at server time `nowMs`: the room after it, or a refusal. Pure, and it never throws: the same
 * commands at the same times give the same room. What is refused or `repeated` has changed nothing.
 */
export function step(state: RoomState, command: Command, nowMs: number): Outcome {
  return settle(state, judge(state, command, nowMs), command.type, nowMs);
}

/**
 * `step` for a command out of a journal, which an earlier version may have written: who was let in then has the place,
 * whatever is asked of newcomers now. Otherwise every later seat would be another player's.
 */
export function stepAgain(state: RoomState, command: Command, atMs: number): Outcome {
  return step(state, command.type === 'join' ? { ...command, admitted: true } : command, atMs);
}

function judge(state: RoomState, command: Command, nowMs: number): Change | Refusal {
  switch (command.type) {
    case 'join':
      return join(state, command, nowMs);
    case 'answer':
      return answer(state, command, nowMs);
    case 'reading':
      return reading(state, command, nowMs);
    case 'press':
      return press(state, command, nowMs);
    case 'admitBridge':
      return admitBridge(state, command);
    case 'presence':
      return presence(state, command, nowMs);
    case 'leave':
      return leave(state, command);
    case 'face':
      return changeFace(state, command, nowMs);
    case 'operate':
      return operate(state, command, nowMs);
    case 'tick':
      return tick(state, nowMs);
    case 'devicesReady':
      return devicesReady(state, command.visit, nowMs);
    case 'turnPattern':
      return turnPattern(state, command.pattern);
    case 'advance':
      return advance(state, command, nowMs);
    case 'closeSelf':
      return closeAttempt(state, nowMs);
    case 'restarted':
      return restarted(state, command.awaySinceMs, nowMs);
  }
}
