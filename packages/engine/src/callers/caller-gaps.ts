import { isAnsweredByCallers } from '../seats/seats-by-remote.ts';
import { type KeyedSlide, keyLimitOf } from '../slides/key-limit.ts';
import { kindOf } from '../slides/slide-kinds.ts';

/** The slides that ask something and that callers cannot answer, by index: a telephone has no letters and no minus. */
export function callerGaps(slides: readonly KeyedSlide[]): number[] {
  return slides.flatMap((slide, index) => {
    const isGap = !isAnsweredByCallers(slide.type) || keyLimitOf(slide) === 'noMinus';
    return kindOf(slide).asks && isGap ? [index] : [];
  });
}
