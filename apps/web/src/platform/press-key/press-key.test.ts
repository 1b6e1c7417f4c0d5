import { beforeEach, expect, it, vi } from 'vitest';
import { pressDone, pressKey } from './index.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is the same until its press is done, also after a reload, and another for another press', async () => {
  const first = pressKey('export-one');
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(pressKey('export-one')).toBe(first);
  expect(pressKey('export-two')).not.toBe(first);
  vi.resetModules();
  const afterReload = await import('./index.ts');
  expect(afterReload.pressKey('export-one')).toBe(first);
  pressDone('export-one');
  expect(pressKey('export-one')).not.toBe(first);
});

it('holds for the page where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const first = pressKey('link-one');
  expect(pressKey('link-one')).toBe(first);
});
