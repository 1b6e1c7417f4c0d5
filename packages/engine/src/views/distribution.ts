import type { Distribution } from '@qc/contract';
import { pickedIn } from '@qc/contract/slides/picked';
import type { RunSlide } from '../run-game.ts';
import { answersOfPlayers } from '../rounds.ts';
import type { Answer, RoomState } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/**
 * How many picked each answer or put each item in its right place; null before the reveal, where no question is shown,
 * and on an order slide whose answer the game hides: such counts would give it away.
 */
export function distributionOf(state: RoomState): Distribution | null {
  const shown = revealedRound(state);
  if (!shown || (shown.slide.type === 'order' && !state.game.showAnswer)) return null;
  return countAnswers(shown.slide, answersOfPlayers(state, shown.round));
}

/** The same of any answers. Spellings of a typed slide are not picked. */
export function countAnswers(slide: RunSlide, answers: Iterable<Pick<Answer, 'response'>>): Distribution {
  const counts = slide.type === 'typed' ? [] : slide.answers.map(() => 0);
  for (const { response } of answers)
    pickedIn(response).forEach((index, place) => {
      const counted = slide.type !== 'order' || slide.sequence[place] === index;
      if (counted) counts[index] = (counts[index] ?? 0) + 1;
    });
  return counts;
}
