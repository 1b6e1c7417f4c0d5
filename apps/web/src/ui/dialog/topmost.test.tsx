import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTopmost } from './topmost.tsx';

it('only the dialog opened last is on top, until it closes or goes', () => {
  const lower = renderHook(({ opened }) => useTopmost(opened), { initialProps: { opened: false } });
  const upper = renderHook(({ opened }) => useTopmost(opened), { initialProps: { opened: false } });
  expect([lower.result.current, upper.result.current]).toEqual([false, false]);
  lower.rerender({ opened: true });
  expect(lower.result.current).toBe(true);
  upper.rerender({ opened: true });
  expect([lower.result.current, upper.result.current]).toEqual([false, true]);
  upper.rerender({ opened: false });
  expect(lower.result.current).toBe(true);
  upper.rerender({ opened: true });
  upper.unmount();
  expect(lower.result.current).toBe(true);
  lower.unmount();
});
