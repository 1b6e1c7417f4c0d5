import { beforeEach, expect, it, vi } from 'vitest';
import { pressAnswered, pressKey } from './press-key.ts';

beforeEach(() => sessionStorage.clear());

it('is the same for the same wish until the server has answered', async () => {
  const key = pressKey('type0001.ILS.stripe');
  expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(pressKey('type0001.ILS.stripe')).toBe(key);
  vi.resetModules();
  const afterReload = await import('./press-key.ts');
  expect(afterReload.pressKey('type0001.ILS.stripe')).toBe(key);
  pressAnswered();
  expect(pressKey('type0001.ILS.stripe')).not.toBe(key);
});

it('is another one for another wish', () => {
  const key = pressKey('type0001.ILS.stripe');
  expect(pressKey('type0001.USD.stripe')).not.toBe(key);
});
