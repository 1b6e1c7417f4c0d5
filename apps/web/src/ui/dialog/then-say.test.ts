import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { thenSay, useDialogState } from './dialog-store.ts';

it('says that it went well once the lists are fresh, then closes', async () => {
  const { result } = renderHook(() => useDialogState());
  const { promise: fresh, resolve } = Promise.withResolvers<void>();
  let isClosed = false;
  const done = thenSay(
    () => fresh,
    'Saved',
    () => (isClosed = true),
  )();
  expect([result.current.message, isClosed]).toEqual([null, false]);
  await act(async () => {
    resolve();
    await done;
  });
  expect(result.current.message).toMatchObject({ kind: 'success', title: 'Saved' });
  expect(isClosed).toBe(true);
});
