import type { Device } from './device.ts';
import { picksByKeys } from './read-keys.ts';

const LETTERS = 'ABCDEFGH';

/** Hand-held remotes: a few keys, one for each answer. On a statement the first is true. */
export const remotes = {
  slides: ['trivia', 'trueFalse', 'survey', 'media'],
  readKeys: {
    trivia: picksByKeys('trivia', LETTERS),
    trueFalse: picksByKeys('trueFalse', LETTERS),
    survey: picksByKeys('survey', LETTERS),
  },
  mayChangeAnswer: true,
  price: 5,
  usage: 'remote',
  isOffered: true,
  runsLive: true,
  isSelfPaced: false,
  canBeSwitchedOff: true,
  hasLatinKeys: true,
} as const satisfies Device;
