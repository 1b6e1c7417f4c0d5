import type { Device } from './device.ts';

/** Phones and computers: a page in a browser, which answers everything. */
export const phones: Device = {
  slides: ['trivia', 'trueFalse', 'survey', 'typed', 'number', 'order', 'media', 'miniGame'],
  price: 1,
  usage: 'firebase',
  runsLive: true,
  isSelfPaced: true,
  canBeSwitchedOff: false,
  hasLatinKeys: false,
};
