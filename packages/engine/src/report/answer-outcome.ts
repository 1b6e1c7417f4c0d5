import type { PlayerAnswer, QuestionResult } from '@qc/contract';
import { kindOf } from '../slides/slide-kinds.ts';
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
  return kindOf(question).rightPart(question, answer.response) > 0 ? 'partly' : 'wrong';
}
