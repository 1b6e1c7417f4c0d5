import type { Distribution, QuestionResult, SlideResponse } from '@qc/contract';
import { kindOf } from '../slides/slide-kinds.ts';

/** How many gave each answer of a report's question, counted anew from responses to it. */
export function recount(
  question: Pick<QuestionResult, 'type' | 'answers' | 'sequence'>,
  responses: readonly SlideResponse[],
): Distribution {
  return kindOf(question).count(question, responses);
}
