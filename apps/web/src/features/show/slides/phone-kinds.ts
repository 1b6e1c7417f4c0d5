import type { SlideType } from '@qc/contract';
import { buzzer } from './buzzer/buzzer-phone.tsx';
import { media } from './media/media-phone.ts';
import { miniGame } from './mini-game/mini-game-phone.tsx';
import { number } from './number/number-phone.tsx';
import { order } from './order/order-phone.tsx';
import type { PhoneKind } from './phone-kind.ts';
import { survey } from './survey/survey-phone.ts';
import { trivia } from './trivia/trivia-phone.ts';
import { trueFalse } from './true-false/true-false-phone.ts';
import { typed } from './typed/typed-phone.tsx';

/** Every kind of slide as the phone has it. It comes with the parts of a phone that are loaded late. */
const PHONE_KINDS: Readonly<Record<SlideType, PhoneKind>> = {
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

/** What a slide is on the phone. */
export function phoneKind({ type }: { type: SlideType }): PhoneKind {
  return PHONE_KINDS[type];
}
