import type { QuestionView, SlideResponse } from '@qc/contract';
import type { Rng } from './rng.ts';

/** A response that fits the question, as a player's page sends it; which one, chance decides. */
export function respond(question: QuestionView, rng: Rng): SlideResponse {
  const { type } = question;
  const count = Math.max(1, question.answers.length);
  const picks = Array.from({ length: count }, (_, index) => index);
  switch (type) {
    case 'typed':
      return { type, text: rng.pick(['Word 1', ' word-2 ', 'something else']) };
    case 'number':
      return { type, value: rng.pick([1, 2, 17]) };
    case 'miniGame':
      return { type, share: rng.pick([1, 0.5, null]) };
    case 'order':
      return { type, sequence: rng.shuffled(picks) };
    case 'media':
      throw new Error('a media slide asks nothing');
    default:
      if (question.selection === 'multiple')
        return { type, picks: rng.shuffled(picks).slice(0, rng.between(1, count)) };
      return { type, picks: [rng.below(count)] };
  }
}
