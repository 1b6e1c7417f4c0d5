import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { onSignedOut, stayWhenSignedOut, tellSignedOut } from './signed-out.ts';

const ENDED = new ApiError('notSignedIn', 401);

it('moves nobody while a screen holds text that is nowhere else', () => {
  const moved = vi.fn();
  const stop = onSignedOut(moved);
  const [letGo, letGoToo] = [stayWhenSignedOut(), stayWhenSignedOut()];
  tellSignedOut('sessionEnded', ENDED);
  letGo();
  letGo();
  tellSignedOut('sessionEnded', ENDED);
  expect(moved).not.toHaveBeenCalled();
  letGoToo();
  tellSignedOut('sessionEnded', ENDED);
  expect(moved).toHaveBeenCalledOnce();
  stop();
  tellSignedOut('sessionEnded', ENDED);
  expect(moved).toHaveBeenCalledOnce();
});
