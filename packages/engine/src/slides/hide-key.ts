import { unmarked } from './picks.ts';
import { compareItems } from './order/mix-order.ts';
import type { WrittenSlide } from './written-slide.ts';

/** A written slide as somebody may see it who is to answer it one day: nothing of the key is left. */
export function withoutKey<S extends WrittenSlide>(slide: S): S {
  return { ...slide, ...inPlaceOfKey(slide) };
}

/** By kind. Apart from the kinds themselves: pages that play hide nothing, and the one that plays alone is to be small. */
function inPlaceOfKey(slide: WrittenSlide): Partial<WrittenSlide> {
  switch (slide.type) {
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return unmarked(slide);
    case 'typed':
      return { answers: [] };
    case 'number':
      return { numberKey: { ...slide.numberKey, value: null, tolerance: 0 } };
    case 'order':
      return { answers: unmarked(slide).answers.toSorted(compareItems) };
    case 'buzzer':
      return { buzzer: { ...slide.buzzer, answer: '' } };
    case 'media':
    case 'miniGame':
    case 'break':
      return {};
  }
}
