import type { Device } from './device.ts';
import { buzzByAnyKey, numberByDigits, picksByKeys } from './read-keys.ts';

const DIGITS = '12345678';

/** Telephones: people call in and press digits. On a statement 1 is true, 2 is false. */
export const dialer = {
  slides: ['trivia', 'trueFalse', 'survey', 'number', 'media', 'buzzer', 'break'],
  readKeys: {
    trivia: picksByKeys('trivia', DIGITS),
    trueFalse: picksByKeys('trueFalse', DIGITS),
    survey: picksByKeys('survey', DIGITS),
    number: numberByDigits,
    buzzer: buzzByAnyKey,
  },
  mayChangeAnswer: true,
  price: 3,
  usage: 'price',
  needsLine: true,
  isSelfPaced: false,
  canBeSwitchedOff: false,
  keys: 'digits',
} as const satisfies Device;
