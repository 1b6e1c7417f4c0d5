import type { SlideType } from '@qc/contract';
import { buzzer } from './buzzer.tsx';
import { media } from './media.ts';
import { miniGame } from './mini-game.tsx';
import { number } from './number.tsx';
import { order } from './order.tsx';
import type { ReportKind, ResponseOf } from './report-kind.ts';
import { survey } from './survey.ts';
import { trivia } from './trivia.ts';
import { trueFalse } from './true-false.ts';
import { typed } from './typed.tsx';

/** Every kind of slide by its name. */
const REPORT_KINDS: { readonly [T in SlideType]: ReportKind<ResponseOf<T>> } = {
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

/** The kind of a question or of a response. Responses that it is given must be of the same. */
export function reportKindOf({ type }: { type: SlideType }): ReportKind {
  return REPORT_KINDS[type];
}
