import type { Guess } from '@qc/contract';
import { GUESSES_MAX } from '@qc/contract/limits';
import { answersOfPlayers, responsesOf } from '../rounds.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/** The numbers that were said on the slide on screen, from its reveal on, lowest first; nothing before and where none are said. */
export function guessesOf(state: RoomState): { guesses?: Guess[] } {
  const shown = revealedRound(state);
  if (!shown) return {};
  const kind = kindOf(shown.slide);
  const counts = new Map<number, number>();
  for (const response of responsesOf(answersOfPlayers(state, shown.round))) {
    const value = kind.guess(response);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (counts.size === 0) return {};
  const all = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
  // In a hall as large as that, every so many tell the same.
  const step = Math.ceil(all.length / GUESSES_MAX);
  return { guesses: all.filter((_, at) => at % step === 0) };
}
