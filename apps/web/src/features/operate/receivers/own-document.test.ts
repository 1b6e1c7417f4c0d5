import { afterEach, expect, it, vi } from 'vitest';
import { loadsOwnDocument } from './own-document.ts';

function allowed(hid: boolean | null): void {
  const policy = hid === null ? undefined : { allowsFeature: () => hid };
  Object.defineProperty(document, 'featurePolicy', { value: policy, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy');
  sessionStorage.clear();
});

it('loads the console anew where its document may not hear devices, and only once', () => {
  const reload = vi.fn<() => void>();
  allowed(false);
  expect([loadsOwnDocument(reload), loadsOwnDocument(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  // In its own document; the next one that is not its own is loaded anew again.
  allowed(true);
  expect(loadsOwnDocument(reload)).toBe(false);
  allowed(false);
  expect(loadsOwnDocument(reload)).toBe(true);
});

it('leaves a browser alone that tells nothing', () => {
  const reload = vi.fn<() => void>();
  allowed(null);
  expect(loadsOwnDocument(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
