import type { SlideType } from '@qc/contract';
import { type AnswerLook, PLAIN_LOOK } from './answer-look.ts';
import { trueFalse } from './true-false/true-false-look.ts';

/** How the answers of every kind of slide look, wherever they are shown: the author's pages and reports too. */
const ANSWER_LOOKS: Readonly<Record<SlideType, AnswerLook>> = {
  trivia: PLAIN_LOOK,
  trueFalse,
  survey: PLAIN_LOOK,
  typed: PLAIN_LOOK,
  number: PLAIN_LOOK,
  order: PLAIN_LOOK,
  media: PLAIN_LOOK,
  miniGame: PLAIN_LOOK,
  buzzer: PLAIN_LOOK,
  break: PLAIN_LOOK,
};

/** How the answers of slides of a type look. */
export function answerLook(type: SlideType): AnswerLook {
  return ANSWER_LOOKS[type];
}
