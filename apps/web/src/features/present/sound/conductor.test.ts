import type { PresenterView } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Conductor, type Orders, type Speaker, type Told } from './conductor.ts';

const LOBBY: PresenterView = {
  ...{
    phase: { phase: 'lobby' },
    paused: false,
    players: 1,
    door: null,
    ageMs: 0,
    step: 0,
    answered: 0,
    present: 1,
    ready: 0,
  },
  ...{
    distribution: null,
    said: null,
    muted: false,
    volume: 70,
    black: false,
    locked: false,
    arrivals: [],
    pattern: null,
  },
};

class Stage extends EventTarget {
  state: AudioContextState = 'suspended';
  resume = async () => undefined;
}

function band() {
  const context = new Stage();
  const struck: number[] = [];
  const layers: Record<string, string | null> = {};
  const speaker: Speaker = {
    context,
    play: (layer, cue) => void (layers[layer] = cue?.key ?? null),
    strike: (notes) => void struck.push(notes.length),
    setVolume: () => undefined,
    setDucked: () => undefined,
    isHeard: false,
    close: () => undefined,
  };
  return { context, struck, layers, speaker };
}

const orders = (view: Partial<PresenterView>, over: Partial<Orders> = {}): Orders => ({
  view: { ...LOBBY, ...view },
  rightAtMs: performance.now(),
  sounds: { set: 'classic', music: null, winners: null, separateWinners: false },
  ...{ clock: true, volume: 70, quiet: false, ducked: false },
  ...over,
});

describe('a conductor', () => {
  const told: Told[] = [];
  const last = () => told.at(-1)?.sound;
  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('says that it is locked until the browser lets it speak, and silent where nothing is measured for three seconds', () => {
    const { context, speaker } = band();
    const conductor = new Conductor((news) => told.push(news), speaker);
    conductor.follow(orders({}));
    expect(last() ?? 'locked').toBe('locked');
    context.state = 'running';
    context.dispatchEvent(new Event('statechange'));
    expect(last()).toBe('on');
    vi.advanceTimersByTime(4000);
    expect(last()).toBe('silent');
    conductor.close();
  });

  it('says that there is none where the browser has no audio', () => {
    new Conductor((news) => told.push(news), null).close();
    expect(last()).toBe('none');
  });

  it('greets everybody who joins, six a second at most, and nobody who leaves', () => {
    const { speaker, struck } = band();
    const conductor = new Conductor(() => undefined, speaker);
    conductor.follow(orders({ players: 1 }));
    expect(struck).toHaveLength(0);
    conductor.follow(orders({ players: 2 }));
    expect(struck).toHaveLength(1);
    conductor.follow(orders({ players: 40 }));
    expect(struck).toHaveLength(6);
    conductor.follow(orders({ players: 3 }));
    expect(struck).toHaveLength(6);
    conductor.close();
  });

  it('plays nothing where it is to be quiet', () => {
    const { speaker, struck, layers } = band();
    const conductor = new Conductor(() => undefined, speaker);
    conductor.follow(orders({ players: 1 }));
    expect(layers['bed']).toBe('lobby:');
    conductor.follow(orders({ players: 2 }, { quiet: true }));
    expect(layers['bed']).toBeNull();
    expect(struck).toEqual([]);
    conductor.close();
  });
});
