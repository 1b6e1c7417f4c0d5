import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { DIGITS, typedKeys } from '../conversation/hold.ts';
import { quote, say, wordsOf } from '../conversation/say.ts';
import { typing } from '../conversation/typing.ts';
import type { HeardKind } from './heard-kind.ts';
import { spokenAnswer } from './spoken-of.ts';
import { spokenNumber } from './spoken-number.ts';

/** Keys of the longest number, and its decimal point. */
const KEYS_MAX = 15;

/** A number, typed digit by digit; the star key is the decimal point. */
export const number: HeardKind = {
  wanted: (_, typed) => typedKeys(Math.max(1, KEYS_MAX - typed.length), `${DIGITS}*`),
  howTo: (call, { unit }) => [...quote(call, unit), say(call, wordsOf(call).asking.typeNumber)],
  read: ({ answers, selection }, keys) => {
    const typed = typing(keys.before, keys, keys.isLast || keys.isConfirmed ? 1 : KEYS_MAX);
    if (typed.is === 'nothing') return { is: 'open', keys: '' };
    if (typed.is === 'begun') return { is: 'open', keys: typed.keys };
    const response = GAME_DEVICES.dialer.readKeys.number(typed.keys, { answers: answers.length, selection });
    return response ? { is: 'response', response } : { is: 'none' };
  },
  soFar: (call) => [say(call, wordsOf(call).joining.thenHash)],
  answer: spokenAnswer,
  said: (call, { unit }, response) => {
    const { asking } = wordsOf(call);
    const value = response.type === 'number' ? spokenNumber(asking, response.value) : '';
    return [say(call, asking.yourNumber), say(call, value), ...quote(call, unit)];
  },
  none: (call) => [say(call, wordsOf(call).asking.noNumber)],
  isConfirmed: true,
  isChangeable: false,
  repeatsByStar: false,
};
