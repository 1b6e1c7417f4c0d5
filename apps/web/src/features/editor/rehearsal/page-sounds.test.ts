import { afterEach, expect, it, vi } from 'vitest';
import { hush, PAGE_SOUNDS } from './page-sounds.ts';

afterEach(() => vi.unstubAllGlobals());

it('silences what sounds now, which takes its time all the same', () => {
  const players: EventTarget[] = [];
  class Player extends EventTarget {
    muted = false;
    play = async () => undefined;
    pause = vi.fn<() => void>();
    constructor() {
      super();
      players.push(this);
    }
  }
  vi.stubGlobal('Audio', Player);
  const onEnd = vi.fn<() => void>();
  PAGE_SOUNDS.play('/a.wav', { onEnd, onFailed: () => undefined });
  const stop = PAGE_SOUNDS.play('/b.wav', { onEnd, onFailed: () => undefined });
  hush(true);
  expect(players).toMatchObject([{ muted: true }, { muted: true }]);
  players[0]?.dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledOnce();
  hush(false);
  expect(players).toMatchObject([{ muted: true }, { muted: false }]);
  stop();
  players[1]?.dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledOnce();
});
