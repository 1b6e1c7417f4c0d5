import { answersOf, type DrawnSlide, type QuestionContent } from '@qc/contract';
import { withoutKey } from '@qc/engine';

/** What of a slide a small drawing shows, without what would tell the right answer. */
export function drawSlide(content: QuestionContent): DrawnSlide {
  const { type, question, queMessage, image, openingMedia, backgroundMedia } = content;
  return {
    type,
    question,
    queMessage,
    image,
    openingMedia,
    backgroundMedia,
    answers: answersOf(withoutKey(content)).map(({ text, media }) => ({ text, media, correct: false })),
    numberKey: { unit: 'numberKey' in content ? content.numberKey.unit : '' },
  };
}
