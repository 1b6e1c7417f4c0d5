import type { QuestionView } from '@qc/contract';
import type { Rng } from './rng.ts';

/** An answer as a player's page sends it. */
export interface Response {
  choice: number[];
  text: string;
}

/** A response that fits the question; which one, chance decides. */
export function respond(question: QuestionView, rng: Rng): Response {
  const count = Math.max(1, question.answers.length);
  const picks = Array.from({ length: count }, (_, index) => index);
  switch (question.type) {
    case 'typed':
      return { choice: [], text: rng.pick(['Word 1', ' word-2 ', 'something else']) };
    case 'number':
      return { choice: [], text: rng.pick(['1', '2', '17']) };
    case 'miniGame':
      return { choice: [], text: rng.pick(['1', '0.5', '']) };
    case 'order':
      return { choice: rng.shuffled(picks), text: '' };
    default:
      if (question.selection === 'multiple')
        return { choice: rng.shuffled(picks).slice(0, rng.between(1, count)), text: '' };
      return { choice: [rng.below(count)], text: '' };
  }
}
