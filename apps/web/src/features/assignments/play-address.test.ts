import { expect, it } from 'vitest';
import { isOnlyHere } from './play-address.ts';

it.each([
  ['http://localhost:3000/play/abcdefghijk2', true],
  ['http://127.0.0.1:3000/play/abcdefghijk2', true],
  ['http://[::1]:3000/play/abcdefghijk2', true],
  ['http://192.168.1.20:3000/play/abcdefghijk2', false],
  ['https://localhost.school.org/play/abcdefghijk2', false],
])('knows whether others can open %s', (address, onlyHere) => {
  expect(isOnlyHere(address)).toBe(onlyHere);
});
