import type { Change } from '../change.ts';
import type { RoomState } from '../state.ts';
import { deal } from './ask.ts';
import { closeQuestion } from './close-question.ts';
import { enterSlide, openSlide } from './enter-slide.ts';
import { endRoom } from './finish.ts';
import { moveTo } from './move-to.ts';
import { nextAction } from './next-action.ts';
import { openQuestion } from './open-question.ts';
import { nextStage } from './podium/podium-stages.ts';
import { openPrepared, prepare } from './prepare.ts';
import { reveal } from './reveal.ts';
import { showHonours } from './podium/show-honours.ts';
import { showStandings } from './show-standings.ts';
import { start } from './start.ts';
import { letTalk, voteAgain } from './talk.ts';

/** Does what comes next; null when there is nothing to do any more. */
export function goNext(state: RoomState, nowMs: number): Change | null {
  const action = nextAction(state);
  const { phase } = state;
  if (action === 'none') return null;
  if (action === 'end') return endRoom(state, nowMs);
  if (action === 'showHonours') return showHonours(state, nowMs);
  if (phase.name === 'lobby') return start(state, nowMs);
  if (phase.name === 'podium') return nextStage(state, phase.stage, nowMs);
  if (!('slide' in phase)) return enterSlide(state, 0, nowMs);
  const { slide, visit } = phase;
  switch (action) {
    case 'showAnswers':
      return phase.name === 'asking' ? deal(state, slide, visit, nowMs) : openQuestion(state, slide, visit, nowMs);
    case 'openQuestion':
      if (phase.name === 'preparing') return openPrepared(state, phase, nowMs);
      return prepare(state, { slide, visit }, nowMs);
    case 'closeAnswers':
      return closeQuestion(state, 'operator', nowMs);
    case 'letTalk':
      return letTalk(state, slide, visit, nowMs);
    case 'voteAgain':
      return voteAgain(state, slide, nowMs);
    case 'reveal':
      return reveal(state, slide, visit, nowMs);
    case 'showRoundStandings':
      return showStandings(state, phase, true, nowMs);
    case 'showStandings':
      return showStandings(state, phase, false, nowMs);
    case 'showEnding':
      // Until the operator goes on.
      return moveTo(state, { name: 'ending', slide, visit, limitMs: null, deadlineMs: null }, nowMs);
    case 'goNow':
      return openSlide(state, phase, nowMs);
    case 'start':
    case 'nextPlace':
    case 'nextSlide':
    case 'showPodium':
      return enterSlide(state, slide + 1, nowMs);
  }
}
