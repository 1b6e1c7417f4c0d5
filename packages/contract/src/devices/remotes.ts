import type { Device } from './device.ts';
import { buzzByAnyKey, numberByDigits, picksByKeys } from './read-keys.ts';

/** Some remotes have letters, some have digits. */
const KEYS = ['ABCDEFGH', '12345678'] as const;

/** Hand-held remotes: a few keys, one for each answer; some have all digits. On a statement the first is true. */
export const remotes = {
  slides: ['trivia', 'trueFalse', 'survey', 'number', 'media', 'buzzer', 'break'],
  readKeys: {
    trivia: picksByKeys('trivia', ...KEYS),
    trueFalse: picksByKeys('trueFalse', ...KEYS),
    survey: picksByKeys('survey', ...KEYS),
    number: numberByDigits,
    buzzer: buzzByAnyKey,
  },
  mayChangeAnswer: true,
  price: 5,
  usage: 'remote',
  needsLine: false,
  isSelfPaced: false,
  canBeSwitchedOff: true,
  keys: 'latin',
} as const satisfies Device;
