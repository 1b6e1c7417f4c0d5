import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { DIGITS, oneOf } from '../conversation/hold.ts';
import { say, wordsOf } from '../conversation/say.ts';
import type { HeardKind } from './heard-kind.ts';
import { spokenAnswer } from './spoken-of.ts';

/** Any key buzzes. */
export const buzzer: HeardKind = {
  wanted: () => oneOf(`${DIGITS}*`),
  howTo: (call) => [say(call, wordsOf(call).asking.buzz)],
  read: ({ answers, selection }, { keys }) => {
    const response = GAME_DEVICES.dialer.readKeys.buzzer(keys, { answers: answers.length, selection });
    return response ? { is: 'response', response } : { is: 'open', keys: '' };
  },
  soFar: () => [],
  answer: spokenAnswer,
  // What it came to stands in the race.
  said: () => [],
  none: () => [],
  isConfirmed: false,
  isChangeable: false,
  repeatsByStar: false,
};
