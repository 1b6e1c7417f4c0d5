import { answersOf, type Answer, type DrawnSlide, type QuestionContent } from '@qc/contract';
import { keyInAnswers } from '@qc/engine';

/** What of a slide a small drawing shows, without what would tell the right answer. */
export function drawSlide(content: QuestionContent): DrawnSlide {
  const { type, question, queMessage, image, openingMedia, backgroundMedia } = content;
  return {
    ...{ type, question, queMessage, image, openingMedia, backgroundMedia },
    answers: drawnAnswers(content).map(({ text, media }) => ({ text, media, correct: false })),
    numberKey: { unit: 'numberKey' in content ? content.numberKey.unit : '' },
  };
}

function drawnAnswers(content: QuestionContent): Answer[] {
  const key = keyInAnswers(content);
  if (key === 'words') return [];
  const answers = answersOf(content);
  return key === 'order' ? answers.toSorted((one, other) => (one.text < other.text ? -1 : 1)) : answers;
}
