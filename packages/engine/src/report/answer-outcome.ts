import type { PlayerAnswer, QuestionResult, SlideResponse } from '@qc/contract';
import { gradeMultiple } from '../grading/grade-multiple.ts';
import { gradeOrder } from '../grading/grade-order.ts';
import { isJudged } from './judged.ts';

/** What became of an answer. Partly: not right, but a share of it is, whether that gave points or not. */
export type AnswerOutcome = 'right' | 'partly' | 'wrong';

type Asked = Pick<QuestionResult, 'type' | 'isVoid' | 'answers' | 'sequence'>;

/**
 * What became of an answer as a report keeps it, the same as its player was told; null: none was given, or the question
 * is not judged. It is judged by the key and not by the points: those hang on the rule and on the time as well.
 */
export function answerOutcome(
  question: Asked,
  answer: Pick<PlayerAnswer, 'response' | 'correct'> | undefined,
): AnswerOutcome | null {
  if (!answer?.response || answer.correct === null || !isJudged(question)) return null;
  if (answer.correct) return 'right';
  return rightPart(question, answer.response) > 0 ? 'partly' : 'wrong';
}

/** A single pick that is wrong has no part that is right, so that both ways of picking are judged as several. */
function rightPart(question: Asked, response: SlideResponse): number {
  switch (response.type) {
    case 'order':
      return gradeOrder(question, response.sequence).fraction;
    case 'trivia':
    case 'trueFalse':
      return gradeMultiple(question, response.picks).fraction;
    default:
      return 0;
  }
}
