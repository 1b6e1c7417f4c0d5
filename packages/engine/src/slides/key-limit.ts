import type { KeyLimit, SlideType } from '@qc/contract';
import { keyReader } from '../seats/seats-by-remote.ts';
import { kindOf } from './slide-kinds.ts';

/** Keys for answers that every remote with more than one key has. */
const USUAL_KEYS = 4;

/** What of a slide decides whether remotes can answer it; a written slide fits, and one of a run. */
export interface KeyedSlide {
  type: SlideType;
  answers?: readonly unknown[];
  numberKey?: { value: number | null };
}

/** What keeps remotes from answering a slide as pages do; null: nothing, or it asks nothing. */
export function keyLimitOf({ type, answers = [], numberKey }: KeyedSlide): KeyLimit | null {
  if (!kindOf({ type }).asks) return null;
  if (!keyReader(type)) return 'none';
  if (type === 'number') return (numberKey?.value ?? 0) < 0 ? 'noMinus' : 'digits';
  return answers.length > USUAL_KEYS ? 'fewKeys' : null;
}

/** The slides that remotes cannot answer as pages do, by index. */
export function keyLimits(slides: readonly KeyedSlide[]): { slide: number; limit: KeyLimit }[] {
  return slides.flatMap((slide, index) => {
    const limit = keyLimitOf(slide);
    return limit ? [{ slide: index, limit }] : [];
  });
}
