import type { ContentOf, SlideType } from '@qc/contract';
import type { EditorKind } from './editor-kind.ts';
import { breakSlide } from './break/break-slide.tsx';
import { buzzer } from './buzzer/buzzer.tsx';
import { media } from './media/media.tsx';
import { miniGame } from './mini-game/mini-game.tsx';
import { number } from './number/number.tsx';
import { order } from './order/order.tsx';
import { survey } from './survey/survey.tsx';
import { trivia } from './trivia/trivia.tsx';
import { trueFalse } from './true-false/true-false.tsx';
import { typed } from './typed/typed.tsx';

/** Every kind of slide in the editor by its name. */
const EDITOR_KINDS: { readonly [T in SlideType]: EditorKind<ContentOf<T>> } = {
  trivia,
  trueFalse,
  survey,
  typed,
  number,
  order,
  media,
  miniGame,
  buzzer,
  break: breakSlide,
};

/** Any kind with answers and points, where a game without slides is to be shown as if it had been played. */
export const PLAYED_TYPE: SlideType = 'trueFalse';

/** The kind of a slide. What it is given must be of the same kind. */
export function kindOf({ type }: { type: SlideType }): EditorKind {
  return EDITOR_KINDS[type];
}
