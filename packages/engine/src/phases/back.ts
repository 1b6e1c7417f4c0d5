import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { currentSlide, openRound } from '../rounds.ts';
import { tableEntries } from '../seats/seat-table.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState, Round } from '../state.ts';
import { ask } from './ask.ts';
import { enterAgain } from './enter-slide.ts';
import { readMs } from './reading-time.ts';

/** The slide that `back` would show; null: there is none before. */
export function slideBefore(state: RoomState): number | null {
  const { phase } = state;
  if (phase.name === 'podium' || phase.name === 'honours') return lastSeen(state);
  if (!('slide' in phase)) return null;
  if (asksAgain(state)) return phase.slide;
  return phase.slide > 0 ? phase.slide - 1 : null;
}

/** Whether `back` asks the question on screen once more: nobody has answered it (in this vote), and it has a beginning of its own. */
function asksAgain(state: RoomState): boolean {
  const { phase } = state;
  if (phase.name === 'dealing') return true;
  const slide = currentSlide(state);
  const round = openRound(state);
  // Before a second vote there is its talk.
  if (phase.name === 'question' && round?.vote === 2) return !isAnswered(round);
  return (
    phase.name === 'question' && slide !== null && round !== null && readMs(state.game, slide) > 0 && !isAnswered(round)
  );
}

/** The last slide; where the run was ended before it, the question that was asked last. */
function lastSeen({ game, rounds }: RoomState): number {
  const asked = rounds.at(-1)?.slide;
  const isThrough = asked === undefined || game.slides.slice(asked + 1).every((slide) => !kindOf(slide).asks);
  return isThrough ? game.slides.length - 1 : asked;
}

/**
 * Shows the slide before from its beginning, or a question that nobody has answered standing alone again; null when there
 * is nothing before.
 */
export function goBack(state: RoomState, nowMs: number): Change | null {
  const slide = slideBefore(state);
  if (slide === null) return null;
  const left = leaveQuestion(endPause(state, nowMs), nowMs);
  if (!asksAgain(state)) return enterAgain(left, slide, nowMs);
  const visit = left.visits + 1;
  return ask({ ...left, visits: visit }, slide, visit, nowMs);
}

/** A question left by mistake can be asked again as long as nobody has answered; given answers close it for good. */
function leaveQuestion(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round) return state;
  if (isAnswered(round)) return closeRound(state, nowMs);
  return { ...state, rounds: state.rounds.slice(0, -1) };
}

function isAnswered({ answers }: Round): boolean {
  for (const answer of tableEntries(answers)) if (answer) return true;
  return false;
}
