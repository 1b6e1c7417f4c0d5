import { beforeEach, expect, it, vi } from 'vitest';
import { markPage, readPreferences, USUAL } from './index.ts';

beforeEach(() => localStorage.clear());

it('reads what makes sense, and takes the rest as usual', () => {
  expect(readPreferences('{"textSize":130,"contrast":true,"markLinks":"yes","colour":"red"}')).toEqual({
    ...USUAL,
    textSize: 130,
    contrast: true,
  });
  for (const text of [null, '', 'x', 'null', '7', '{"textSize":900}']) expect(readPreferences(text)).toEqual(USUAL);
});

it('keeps choices on the device', async () => {
  vi.resetModules();
  const first = await import('./index.ts');
  first.setPreferences({ textSize: 115 });
  first.setPreferences({ readableFont: true });
  vi.resetModules();
  const later = await import('./index.ts');
  expect(later.getPreferences()).toEqual({ ...USUAL, textSize: 115, readableFont: true });
});

it('marks the page, and takes every mark away again', () => {
  const marks = () => ({ ...document.documentElement.dataset });
  markPage({ ...USUAL, textSize: 150, contrast: true, stopAnimations: true });
  expect(marks()).toEqual({ textSize: '150', contrast: 'more', animations: 'stopped' });
  markPage(null);
  expect(marks()).toEqual({});
});
