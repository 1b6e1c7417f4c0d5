import type { OperatorAction } from '@qc/contract';
import { refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import type { RoomState } from '../state.ts';
import { addTime, pause, resume } from './operate-clock.ts';
import { changePhase } from './operate-phase.ts';
import { kick, rename } from './operate-seat.ts';
import { lock, mute } from './operate-setting.ts';

type Operate = Extract<Command, { type: 'operate' }>;

/** Actions whose meaning depends on what was on screen when the button was pressed. */
const STEPPED: ReadonlySet<OperatorAction['do']> = new Set([
  'next',
  'back',
  'skip',
  'closeAnswers',
  'reveal',
  'showStandings',
]);

const OPERATED_MAX = 100;

/**
 * Does what the operator asks, once for each message id. Of equal presses for one step, the first counts and the
 * others are `staleStep`.
 */
export function operate(state: RoomState, command: Operate, nowMs: number): Change | Refusal {
  const { messageId } = command;
  if (messageId === undefined) return act(state, command, nowMs);
  if (state.operated.includes(messageId)) return unchanged(state);
  const change = act(state, command, nowMs);
  if (!change.ok || change.repeated) return change;
  const operated = [...change.state.operated, messageId].slice(-OPERATED_MAX);
  return { ...change, state: { ...change.state, operated } };
}

function act(state: RoomState, { action, expect }: Operate, nowMs: number): Change | Refusal {
  if (state.phase.name === 'ended') return action.do === 'end' ? unchanged(state) : refuse('roomEnded');
  if (expect !== null && expect !== state.step && STEPPED.has(action.do)) return refuse('staleStep');
  switch (action.do) {
    case 'next':
    case 'back':
    case 'skip':
    case 'closeAnswers':
    case 'reveal':
    case 'showStandings':
    case 'end':
      return changePhase(state, action.do, nowMs);
    case 'pause':
      return pause(state, nowMs);
    case 'resume':
      return resume(state, nowMs);
    case 'addTime':
      return addTime(state, action.seconds, nowMs);
    case 'mute':
      return mute(state, action.on);
    case 'lock':
      return lock(state, action.on);
    case 'kick':
      return kick(state, action.seat);
    case 'rename':
      return rename(state, action.seat, action.name);
  }
}
