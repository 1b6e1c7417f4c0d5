import { STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import type { RoomState } from '../state.ts';
import { isAlreadySo } from './already-so.ts';
import { windDown } from '../phases/wind-down.ts';
import { addTime, pause, resume } from './operate-clock.ts';
import { correctKeyNow } from './operate-key.ts';
import { changePhase } from './operate-phase.ts';
import { ban, kick, removeSince, unbanAll } from './operate-removal.ts';
import { removeBridge } from './admit-bridge.ts';
import { addPlayers, letIn, pairRemotes, unpairRemote } from './operate-remote.ts';
import { operateTurn } from './operate-turn.ts';
import { grantExtraTime, quieten, rename } from './operate-seat.ts';
import { moveTeam } from './operate-team.ts';
import { allowScreenKeys, closeScreenLink, openScreenLink } from './screens/screen-links.ts';
import {
  allowLateJoin,
  askTwoSteps,
  autoAdvance,
  blacken,
  calm,
  enlargeCode,
  letReact,
  letWatch,
  lock,
  mute,
  setVolume,
  showVote,
} from './operate-setting.ts';

type Operate = Extract<Command, { type: 'operate' }>;

const OPERATED_MAX = 100;

/**
 * Does what the operator asks, once for each message id; the id with something else to do is refused. Of equal presses
 * for one step, the first counts; the others change nothing, and where the room is not as they want are `staleStep`.
 */
export function operate(state: RoomState, command: Operate, nowMs: number): Change | Refusal {
  const { messageId } = command;
  if (messageId === undefined) return act(state, command, nowMs);
  const press = `${messageId} ${JSON.stringify(command.action)}`;
  if (state.operated.includes(press)) return unchanged(state);
  if (state.operated.some((done) => done.startsWith(`${messageId} `))) return refuse('staleStep');
  const change = act(state, command, nowMs);
  if (!change.ok || change.repeated) return change;
  const operated = [...change.state.operated, press].slice(-OPERATED_MAX);
  return { ...change, state: { ...change.state, operated } };
}

/** What closes a question. */
const CLOSING: ReadonlySet<Operate['action']['do']> = new Set(['next', 'closeAnswers', 'reveal']);

function act(state: RoomState, { action, expect, windsDown, by }: Operate, nowMs: number): Change | Refusal {
  if (state.phase.name === 'ended') return action.do === 'end' ? unchanged(state) : refuse('roomEnded');
  // Alone, the player goes on.
  if (state.game.pace === 'self' && action.do !== 'end') return refuse('notAllowed');
  if (isAlreadySo(state, action.do)) return unchanged(state);
  if (expect !== null && expect !== state.step && STEPPED_ACTIONS.has(action.do)) return refuse('staleStep');
  const wound = windsDown === true && CLOSING.has(action.do) ? windDown(state, nowMs) : null;
  if (wound) return wound;
  switch (action.do) {
    case 'next':
    case 'back':
    case 'skip':
    case 'closeAnswers':
    case 'reveal':
    case 'showStandings':
    case 'hideStandings':
    case 'showPodium':
    case 'end':
      return changePhase(state, action.do, nowMs);
    case 'showFirstVote':
      return showVote(state, action.on);
    case 'judge':
    case 'passTurn':
    case 'reopen':
    case 'rejudge':
      return operateTurn(state, action, nowMs);
    case 'pause':
      return pause(state, nowMs);
    case 'resume':
      return resume(state, nowMs);
    case 'addTime':
      return addTime(state, action.seconds, nowMs);
    case 'mute':
      return mute(state, action.on);
    case 'volume':
      return setVolume(state, action.level);
    case 'black':
      return blacken(state, action.on);
    case 'largeCode':
      return enlargeCode(state, action.on);
    case 'calm':
      return calm(state, action.on);
    case 'openScreenLink':
      return openScreenLink(state);
    case 'closeScreenLink':
      return closeScreenLink(state, action.number);
    case 'screenLinkKeys':
      return allowScreenKeys(state, action.number, action.on);
    case 'lock':
      return lock(state, action.on);
    case 'autoAdvance':
      return autoAdvance(state, action.on, nowMs);
    case 'lateJoin':
      return allowLateJoin(state, action.on);
    case 'reactions':
      return letReact(state, action.on);
    case 'spectators':
      return letWatch(state, action.on);
    case 'quiet':
      return quieten(state, action.seat, action.on);
    case 'twoStep':
      return askTwoSteps(state, action.on);
    case 'ban':
      return ban(state, action.seat);
    case 'unbanAll':
      return unbanAll(state);
    case 'removeSince':
      return removeSince(state, action.sinceMs);
    case 'extraTime':
      return grantExtraTime(state, action.seat, action.percent);
    case 'moveTeam':
      return moveTeam(state, action.seat, action.team);
    case 'correctKey':
      return correctKeyNow(state, action, by ?? '', nowMs);
    case 'letIn':
      return letIn(state, action.device, action.on);
    case 'addPlayers':
      return addPlayers(state, action.names, action.team ?? null, nowMs);
    case 'pairRemote':
      return pairRemotes(state, [action], nowMs);
    case 'unpairRemote':
      return unpairRemote(state, action.remote, nowMs);
    case 'pairRemotes':
      return pairRemotes(state, action.pairs, nowMs);
    case 'removeBridge':
      return removeBridge(state, action.host);
    case 'kick':
      return kick(state, action.seat);
    case 'rename':
      return rename(state, action.seat, action.name);
  }
}
