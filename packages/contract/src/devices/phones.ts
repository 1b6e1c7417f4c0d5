import type { Device } from './device.ts';

/** Phones and computers: a page in a browser, which answers everything. */
export const phones = {
  slides: ['trivia', 'trueFalse', 'survey', 'typed', 'number', 'order', 'media', 'miniGame'],
  readKeys: null,
  mayChangeAnswer: false,
  price: 1,
  usage: 'firebase',
  isOffered: true,
  runsLive: true,
  isSelfPaced: true,
  canBeSwitchedOff: false,
  hasLatinKeys: false,
} as const satisfies Device;
