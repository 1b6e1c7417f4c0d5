import type { SlideType } from '@qc/contract';
import { buzzer } from './buzzer/buzzer-screen.tsx';
import { media } from './media/media-screen.ts';
import { miniGame } from './mini-game/mini-game-screen.tsx';
import { number } from './number/number-screen.tsx';
import { order } from './order/order-screen.tsx';
import type { ScreenKind } from './screen-kind.ts';
import { survey } from './survey/survey-screen.tsx';
import { trivia } from './trivia/trivia-screen.ts';
import { trueFalse } from './true-false/true-false-screen.ts';
import { typed } from './typed/typed-screen.ts';

/** Every kind of slide as the big screen has it. */
const SCREEN_KINDS: Readonly<Record<SlideType, ScreenKind>> = {
  trivia,
  trueFalse,
  survey,
  typed,
  number,
  order,
  media,
  miniGame,
  buzzer,
  break: media,
};

/** What a slide is on the big screen. */
export function screenKind({ type }: { type: SlideType }): ScreenKind {
  return SCREEN_KINDS[type];
}
