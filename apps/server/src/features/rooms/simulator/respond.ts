import type { QuestionView, SlideResponse, SlideType } from '@qc/contract';
import type { Rng } from './rng.ts';

/** A response that fits the question, as a player's page sends it; which one, chance decides. */
export function respond(question: QuestionView, rng: Rng): SlideResponse {
  return RESPOND[question.type](question, rng);
}

const RESPOND: Readonly<Record<SlideType, (question: QuestionView, rng: Rng) => SlideResponse>> = {
  trivia: (question, rng) => ({ type: 'trivia', picks: picked(question, rng) }),
  trueFalse: (question, rng) => ({ type: 'trueFalse', picks: picked(question, rng) }),
  survey: (question, rng) => ({ type: 'survey', picks: picked(question, rng) }),
  typed: (_, rng) => ({ type: 'typed', text: rng.pick(['Word 1', ' word-2 ', 'something else']) }),
  number: (_, rng) => ({ type: 'number', value: rng.pick([1, 2, 17]) }),
  order: (question, rng) => ({ type: 'order', sequence: rng.shuffled(indices(question)) }),
  media: () => {
    throw new Error('a media slide asks nothing');
  },
  break: () => {
    throw new Error('a break asks nothing');
  },
  buzzer: () => ({ type: 'buzzer', verdict: null }),
  miniGame: (_, rng) => ({ type: 'miniGame', share: rng.pick([1, 0.5, null]) }),
};

function picked(question: QuestionView, rng: Rng): number[] {
  const all = indices(question);
  if (question.selection === 'multiple') return rng.shuffled(all).slice(0, rng.between(1, all.length));
  return [rng.below(all.length)];
}

function indices({ answers }: QuestionView): number[] {
  return Array.from({ length: Math.max(1, answers.length) }, (_, index) => index);
}
