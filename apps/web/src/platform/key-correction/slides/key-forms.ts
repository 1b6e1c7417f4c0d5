import type { SlideType } from '@qc/contract';
import type { KeyForm } from './key-form.ts';
import { buzzer } from './buzzer.tsx';
import { number } from './number.tsx';
import { order } from './order.tsx';
import { trivia } from './trivia.tsx';
import { trueFalse } from './true-false.tsx';
import { typed } from './typed.tsx';

/** A mini-game keeps its key to itself: it can only be taken out. */
const onlyTakenOut: KeyForm = { first: () => ({}), toCorrection: () => null, Fields: () => null, missing: 'missing' };

/** How the key of each kind of slide is put right; null: nothing is right or wrong there. */
const KEY_FORMS: Readonly<Record<SlideType, KeyForm | null>> = {
  trivia,
  trueFalse,
  survey: null,
  typed,
  number,
  order,
  media: null,
  miniGame: onlyTakenOut,
  buzzer,
  break: null,
};

/** How the key of a slide is put right; null: it has none. */
export function keyFormOf({ type }: { type: SlideType }): KeyForm | null {
  return KEY_FORMS[type];
}
