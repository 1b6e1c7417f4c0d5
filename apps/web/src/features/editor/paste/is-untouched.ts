import { newQuestion, type QuestionContent } from '@qc/contract';
import { isSameValue } from '../session/merge-stale.ts';

/** Whether nobody has written anything on a slide yet. */
export function isUntouched(slide: QuestionContent): boolean {
  return isSameValue(slide, newQuestion(slide.type));
}
