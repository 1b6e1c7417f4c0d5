import type { Device } from './device.ts';

/** Telephones: people call in and press digits. */
export const dialer: Device = {
  slides: ['trivia', 'trueFalse', 'survey', 'number', 'media'],
  price: 3,
  usage: 'price',
  runsLive: false,
  isSelfPaced: false,
  canBeSwitchedOff: false,
  hasLatinKeys: false,
};
