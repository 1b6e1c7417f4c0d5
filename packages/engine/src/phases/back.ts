import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { openRound } from '../rounds.ts';
import { tableEntries } from '../seats/seat-table.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { enterSlide } from './enter-slide.ts';

/** The slide that `back` would show; null: there is none before. */
export function slideBefore(state: RoomState): number | null {
  const { phase } = state;
  if (phase.name === 'podium') return lastSeen(state);
  return 'slide' in phase && phase.slide > 0 ? phase.slide - 1 : null;
}

/** The last slide; where the run was ended before it, the question that was asked last. */
function lastSeen({ game, rounds }: RoomState): number {
  const asked = rounds.at(-1)?.slide;
  const isThrough = asked === undefined || game.slides.slice(asked + 1).every((slide) => !kindOf(slide).asks);
  return isThrough ? game.slides.length - 1 : asked;
}

/** Shows the slide before from its beginning; null when there is none. */
export function goBack(state: RoomState, nowMs: number): Change | null {
  const slide = slideBefore(state);
  return slide === null ? null : enterSlide(leaveQuestion(endPause(state, nowMs), nowMs), slide, nowMs);
}

/** A question left by mistake can be asked again as long as nobody has answered; given answers close it for good. */
function leaveQuestion(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round) return state;
  for (const answer of tableEntries(round.answers)) if (answer) return closeRound(state, nowMs);
  return { ...state, rounds: state.rounds.slice(0, -1) };
}
