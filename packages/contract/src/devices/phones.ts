import { SLIDE_TYPES } from '../slide-types.ts';
import type { Device } from './device.ts';

/** Phones and computers: a page in a browser, which answers everything. */
export const phones = {
  slides: SLIDE_TYPES,
  readKeys: null,
  mayChangeAnswer: false,
  price: 1,
  usage: 'firebase',
  needsLine: false,
  isSelfPaced: true,
  canBeSwitchedOff: false,
  keys: null,
} as const satisfies Device;
