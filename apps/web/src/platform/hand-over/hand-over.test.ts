import { afterEach, expect, test, vi } from 'vitest';
import { handOver, isHandedHere, takeHanded } from './index.ts';

const ORIGIN = 'https://quiz.example';
const result = { licence: { id: 'licence-1' }, openedAt: 2, journal: [[1, { type: 'tick' }]], said: 'שלום' };

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

test('the result comes through the address, which holds it no longer', async () => {
  const open = vi.fn((_address: string) => ({}));
  vi.stubGlobal('open', open);
  expect(await handOver({ origin: ORIGIN, language: 'he' }, result)).toBe('opened');
  const address = open.mock.calls[0]?.[0] ?? '';
  expect(address).toMatch(/^https:\/\/quiz\.example\/he\/results#bring=[\w-]+$/);
  location.hash = new URL(address).hash;
  expect(isHandedHere()).toBe(true);
  expect(await takeHanded()).toEqual(result);
  expect(isHandedHere()).toBe(false);
  expect(await takeHanded()).toBeNull();
});

test('where the browser opens no window, and where it is too large, it is said', async () => {
  vi.stubGlobal('open', () => null);
  expect(await handOver({ origin: ORIGIN, language: 'en' }, result)).toBe('noWindow');
  const noise = Array.from(crypto.getRandomValues(new Uint32Array(16_384)));
  const large = Array.from({ length: 20 }, (_, turn) => noise.map((one) => (one * (turn + 1)) % 4294967291));
  expect(await handOver({ origin: ORIGIN, language: 'en' }, large)).toBe('tooLarge');
});

test.each(['', 'nothing', '%%%', 'AAAA'])('an address with "%s" brings nothing', async (packed) => {
  location.hash = `#bring=${packed}`;
  expect(await takeHanded()).toBeNull();
});
