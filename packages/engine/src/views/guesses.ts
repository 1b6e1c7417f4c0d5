import type { Guess } from '@qc/contract';
import { GUESSES_MAX } from '@qc/contract/limits';
import { answersOfPlayers, responsesOf } from '../rounds.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RunSlide } from '../run-game.ts';
import type { RoomState, Round } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/** The numbers that were said on the slide on screen, from its reveal on, lowest first; nothing before and where none are said. */
export function guessesOf(state: RoomState): { guesses?: Guess[] } {
  const shown = revealedRound(state);
  const guesses = shown ? guessesIn(state, shown.slide, shown.round) : [];
  return guesses.length > 0 ? { guesses } : {};
}

/** The numbers that were said in one round, lowest first; none where none are said. */
export function guessesIn(state: RoomState, slide: RunSlide, round: Round): Guess[] {
  const kind = kindOf(slide);
  const counts = new Map<number, number>();
  for (const response of responsesOf(answersOfPlayers(state, round))) {
    const value = kind.guess(response);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const all = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
  // In a hall as large as that, every so many tell the same.
  const step = Math.max(1, Math.ceil(all.length / GUESSES_MAX));
  return all.filter((_, at) => at % step === 0);
}
