import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftShelf } from './draft-shelf.ts';
import { SaveLoop } from './save-loop.ts';
import type { SendOutcome } from './save-state.ts';

interface Note {
  title: string;
  body: string;
  time: number;
}

/** A repeatable source of chance. */
function chanceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Both ways take up to 2 s, each message its own time, so that they overtake one another; one in twenty replies is lost. */
class SlowServer {
  value: Note = { title: '', body: '', time: 0 };
  version = 1;
  readonly #chance: () => number;

  constructor(chance: () => number) {
    this.#chance = chance;
  }

  send = (changes: Partial<Note>, version: number): Promise<SendOutcome<Note>> => {
    const [there, back] = [this.#chance() * 2000, this.#chance() * 2000];
    const lost = this.#chance() < 0.05;
    return new Promise((resolve) => {
      // Who waits gives up after 1.5 s at times: the request may arrive all the same, later than its repetition.
      if (lost) setTimeout(() => resolve({ kind: 'lost', error: 'timeout' }), 1500);
      setTimeout(() => {
        const isStale = version !== this.version;
        if (!isStale) this.#save(changes);
        const reply = { value: this.value, version: this.version };
        if (!lost) setTimeout(() => resolve({ kind: isStale ? 'stale' : 'saved', ...reply }), back);
      }, there);
    });
  };

  #save(changes: Partial<Note>): void {
    this.value = { ...this.value, ...changes };
    this.version++;
  }
}

const parse = (value: unknown): Partial<Note> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;
const slot = () => new DraftShelf(localStorage, { user: 'u', game: 'g', tab: 't' }).slot<Note>('n', parse);

async function live(seed: number): Promise<void> {
  localStorage.clear();
  const chance = chanceOf(seed);
  const server = new SlowServer(chance);
  let online = true;
  const open = () => {
    const { value, version, send } = server;
    const opened = new SaveLoop<Note>({ value, version, send, draft: slot(), isOnline: () => online });
    opened.subscribe(() => {
      // What is called saved is on the server, all of it.
      if (opened.state.isSaved) expect(server.value, `seed ${seed}`).toEqual(opened.state.value);
    });
    return opened;
  };
  let loop = open();
  let typed: Note = { ...server.value };
  for (let turn = 0; turn < 25; turn++) {
    const dice = chance();
    const change: Partial<Note> =
      dice < 0.4 ? { title: `t${turn}` } : dice < 0.7 ? { body: `b${turn}` } : dice < 0.8 ? { time: turn } : {};
    typed = { ...typed, ...change };
    loop.update(change);
    if (dice > 0.96) {
      // The tab dies; what it had sent may still arrive. It comes back when that is over, as a person would.
      loop.close();
      await vi.advanceTimersByTimeAsync(4000);
      loop = open();
    } else if (dice > 0.92) online = !online;
    else if (dice > 0.88) loop.wake();
    await vi.advanceTimersByTimeAsync(chance() * 1500);
  }
  online = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(loop.state, `seed ${seed}`).toMatchObject({ value: typed, isSaved: true, conflict: null });
  expect(server.value, `seed ${seed}`).toEqual(typed);
  loop.close();
}

describe('saving over a bad line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([0, 1, 2, 3])(
    'ends with the same on both sides and never says saved too early (250 seeds, part %i)',
    async (part) => {
      for (let seed = part * 250; seed < (part + 1) * 250; seed++) await live(seed);
    },
    60_000,
  );
});
