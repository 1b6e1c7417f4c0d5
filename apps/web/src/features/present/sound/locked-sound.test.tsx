import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PresenterView, ScreenWord } from '@qc/contract';
import { setLanguage } from '#platform/i18n';
import { FIRST_STATE } from '../presenter-state.ts';
import { SoundLayer } from './sound-layer.tsx';
import { useSound } from './use-sound.ts';

const view: PresenterView = {
  ...{ phase: { phase: 'lobby' }, paused: false, players: 1, door: null, ageMs: 0, step: 0 },
  ...{ answered: 0, present: 1, ready: 0, distribution: null, said: null, muted: false, volume: 70 },
  ...{ black: false, locked: false, arrivals: [], pattern: null },
};
const state = {
  ...FIRST_STATE,
  view,
  sounds: { set: 'classic', music: null, winners: null, separateWinners: false } as const,
};

/** Audio of a browser that waits for a press. */
class WaitingAudio extends EventTarget {
  static all: WaitingAudio[] = [];
  state: AudioContextState = 'suspended';
  pressed = false;
  constructor() {
    super();
    WaitingAudio.all.push(this);
  }
  async resume(): Promise<void> {
    if (!this.pressed || this.state === 'running') return;
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

vi.mock('../speaker/loudspeaker.ts', () => ({
  Loudspeaker: class {
    isHeard = true;
    readonly context: EventTarget;
    constructor(context: EventTarget) {
      this.context = context;
    }
    play() {}
    strike() {}
    setVolume() {}
    setDucked() {}
    close() {}
  },
}));

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a screen that the browser keeps silent asks for a press, tells the console so, and sounds from the press on', async () => {
  vi.stubGlobal('AudioContext', WaitingAudio);
  const said: ScreenWord['sound'][] = [];
  const say = (word: ScreenWord) => void said.push(word.sound);
  function Lobby() {
    const sounds = useSound(state, 0, say);
    return <SoundLayer direction="ltr" sounds={sounds} offering={sounds.sound === 'locked'} />;
  }
  render(<Lobby />);
  await waitFor(() => expect(WaitingAudio.all).toHaveLength(1));
  expect(said.at(-1)).toBe('locked');
  for (const audio of WaitingAudio.all) audio.pressed = true;
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Start with sound' })));
  await waitFor(() => expect(said.at(-1)).toBe('on'));
  expect(screen.queryByRole('button', { name: 'Start with sound' })).toBeNull();
});
