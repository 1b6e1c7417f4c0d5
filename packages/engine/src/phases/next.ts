import type { Change } from '../change.ts';
import type { RoomState } from '../state.ts';
import { closeQuestion } from './close-question.ts';
import { enterSlide } from './enter-slide.ts';
import { endRoom } from './finish.ts';
import { moveTo } from './move-to.ts';
import { nextAction } from './next-action.ts';
import { openPrepared, prepare } from './prepare.ts';
import { reveal } from './reveal.ts';
import { showStandings } from './show-standings.ts';

/** Does what comes next; null when there is nothing to do any more. */
export function goNext(state: RoomState, nowMs: number): Change | null {
  const action = nextAction(state);
  const { phase } = state;
  if (action === 'none') return null;
  if (action === 'end') return endRoom(state, nowMs);
  if (!('slide' in phase)) return enterSlide(state, 0, nowMs);
  const { slide, visit } = phase;
  switch (action) {
    case 'openQuestion':
      if (phase.name === 'preparing') return openPrepared(state, phase, nowMs);
      return prepare(state, { slide, visit }, nowMs);
    case 'closeAnswers':
      return closeQuestion(state, 'operator', nowMs);
    case 'reveal':
      return reveal(state, slide, visit, nowMs);
    case 'showStandings':
      return showStandings(state, slide, visit, nowMs);
    case 'showEnding':
      // Until the operator goes on.
      return moveTo(state, { name: 'ending', slide, visit, limitMs: null, deadlineMs: null }, nowMs);
    case 'start':
    case 'nextSlide':
    case 'showPodium':
      return enterSlide(state, slide + 1, nowMs);
  }
}
