import type { DrawnSlide, QuestionContent } from '@qc/contract';

/** What of a slide a small drawing shows, without what would tell the right answer. */
export function drawSlide(content: QuestionContent): DrawnSlide {
  const { type, question, queMessage, image, openingMedia, backgroundMedia, numberKey } = content;
  return {
    ...{ type, question, queMessage, image, openingMedia, backgroundMedia },
    answers: drawnAnswers(content).map(({ text, media }) => ({ text, media, correct: false })),
    numberKey: { unit: numberKey.unit },
  };
}

function drawnAnswers({ type, answers }: QuestionContent): QuestionContent['answers'] {
  if (type === 'typed') return [];
  return type === 'order' ? answers.toSorted((one, other) => (one.text < other.text ? -1 : 1)) : answers;
}
