import { newQuestion, widenContent, type WideContent } from '@qc/contract';
import { isSameValue } from '../session/merge-stale.ts';

/** Whether nobody has written anything on a slide yet. */
export function isUntouched(slide: WideContent): boolean {
  return isSameValue(slide, widenContent(newQuestion(slide.type)));
}
