import type { Device } from './device.ts';

/** Hand-held remotes: a few keys. */
export const remotes: Device = {
  slides: ['trivia', 'trueFalse', 'survey', 'media'],
  price: 5,
  usage: 'remote',
  runsLive: false,
  isSelfPaced: false,
  canBeSwitchedOff: true,
  hasLatinKeys: true,
};
