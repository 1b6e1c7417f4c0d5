import { expect, it, vi } from 'vitest';
import { onSignedOut, stayWhenSignedOut, tellSignedOut } from './signed-out.ts';

it('moves nobody while a screen holds text that is nowhere else', () => {
  const moved = vi.fn();
  const stop = onSignedOut(moved);
  const [letGo, letGoToo] = [stayWhenSignedOut(), stayWhenSignedOut()];
  tellSignedOut('sessionEnded');
  letGo();
  letGo();
  tellSignedOut('sessionEnded');
  expect(moved).not.toHaveBeenCalled();
  letGoToo();
  tellSignedOut('sessionEnded');
  expect(moved).toHaveBeenCalledOnce();
  stop();
  tellSignedOut('sessionEnded');
  expect(moved).toHaveBeenCalledOnce();
});
