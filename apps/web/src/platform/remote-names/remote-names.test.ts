import { expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { clickerName } from './index.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const t = textsIn('en', 'clickerReceivers');

it('names clickers by their receiver, and by which of several it is', () => {
  expect(plain(clickerName('buzz-1:3', t))).toBe('Buzz! buzzers 3');
  expect(plain(clickerName('buzz-2:3', t))).toBe('Buzz! buzzers (2) 3');
  expect(plain(clickerName('iclicker-1:82E9701B', t))).toBe('iClicker 82E9701B');
  expect(plain(clickerName('iclicker:82E9701B', t))).toBe('iClicker 82E9701B');
  expect(plain(clickerName('toString-1:3', t))).toBe('toString 3');
});
