import { afterEach, expect, it, vi } from 'vitest';
import { markUnseen } from './unseen.ts';

const marked = () => 'unseen' in document.documentElement.dataset;
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['unseen'];
});

it('a page that opens behind others is marked until it has been in front', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  markUnseen();
  expect(marked()).toBe(true);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(marked()).toBe(false);
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(marked()).toBe(false);
});

it('a page in front is never marked', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  markUnseen();
  expect(marked()).toBe(false);
});
