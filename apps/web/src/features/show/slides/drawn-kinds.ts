import type { SlideType } from '@qc/contract';
import type { DrawnKind } from './drawn-kind.ts';
import { BreakDrawing } from './break/break-drawing.tsx';
import { BuzzerDrawing } from './buzzer/buzzer-drawing.tsx';
import { MediaDrawing } from './media/media-drawing.tsx';
import { MiniGameDrawing } from './mini-game/mini-game-drawing.tsx';
import { NumberDrawing } from './number/number-drawing.tsx';
import { OrderDrawing } from './order/order-drawing.tsx';
import { PicksDrawing } from './picks-drawing.tsx';
import { TrueFalseDrawing } from './true-false/true-false-drawing.tsx';
import { TypedDrawing } from './typed/typed-drawing.tsx';

/** Every kind of slide as it is drawn small; light, for pages that show nothing else of the show. */
export const DRAWN_KINDS: Readonly<Record<SlideType, DrawnKind>> = {
  trivia: PicksDrawing,
  trueFalse: TrueFalseDrawing,
  survey: PicksDrawing,
  typed: TypedDrawing,
  number: NumberDrawing,
  order: OrderDrawing,
  media: MediaDrawing,
  miniGame: MiniGameDrawing,
  buzzer: BuzzerDrawing,
  break: BreakDrawing,
};
