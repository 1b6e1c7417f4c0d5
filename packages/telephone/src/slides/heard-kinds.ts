import type { SlideType } from '@qc/contract';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { say, wordsOf } from '../conversation/say.ts';
import { buzzer } from './buzzer.ts';
import type { HeardKind } from './heard-kind.ts';
import { number } from './number.ts';
import { pickedKind } from './picks.ts';

const { trivia, trueFalse, survey } = GAME_DEVICES.dialer.readKeys;

/** What a telephone does with each kind of slide; null: it cannot be answered by keys. */
const HEARD_KINDS: Readonly<Record<SlideType, HeardKind | null>> = {
  trivia: pickedKind(trivia),
  trueFalse: pickedKind(trueFalse, (call, _, index) => {
    const { asking } = wordsOf(call);
    return [say(call, index === 0 ? asking.true : asking.false)];
  }),
  survey: pickedKind(survey),
  typed: null,
  number,
  order: null,
  media: null,
  miniGame: null,
  buzzer,
  break: null,
};

/** What a telephone does with a slide; null: nothing, its caller listens. */
export function heardKind({ type }: { type: SlideType }): HeardKind | null {
  return HEARD_KINDS[type];
}
