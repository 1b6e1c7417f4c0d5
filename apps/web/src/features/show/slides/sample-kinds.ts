import type { SlideType } from '@qc/contract';
import { buzzer } from './buzzer/buzzer-sample.ts';
import { media } from './media/media-sample.ts';
import { miniGame } from './mini-game/mini-game-sample.ts';
import { number } from './number/number-sample.ts';
import { order } from './order/order-sample.ts';
import type { SampleKind } from './sample-kind.ts';
import { survey } from './survey/survey-sample.ts';
import { trivia } from './trivia/trivia-sample.ts';
import { trueFalse } from './true-false/true-false-sample.ts';
import { typed } from './typed/typed-sample.ts';

/** Every kind of slide as the gallery shows it. */
export const SAMPLE_KINDS: Readonly<Record<SlideType, SampleKind>> = {
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
