import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRoom } from '../open-room.ts';
import type { RoomState } from '../state.ts';
import { step } from '../step.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { atOnce } from './after-confirmations.ts';
import { FanOutTurns } from './fan-out.ts';
import { Listener } from './listener.ts';
import type { Outgoing } from './outgoing.ts';
import { type FarLine, type FarPlace, type Links, SLOW_OUTLET_BYTES } from './outlet.ts';
import { RoomBroadcast } from './room-broadcast.ts';

const FIRST_VERSION = 7;
const opened = openRoom({ code: '123456', game: sampleGame([sampleSlide()]), openedAtMs: 0 });

/** A page at another server: what reaches it, and whether it reads. */
class FarPage {
  readonly far: FarPlace;
  readonly closed = false;
  /** Versions of the views it was told, in order; a whole view begins them anew. */
  versions: number[] = [];
  buffered = 0;
  /** How many there were when it left. */
  heard: number | null = null;

  constructor(line: FarLine, link: number) {
    this.far = { line, link, behind: null };
  }

  send({ text }: Outgoing): void {
    for (const line of text.split('\n')) {
      const { t, v }: { t: string; v?: number } = JSON.parse(line);
      if (t === 'welcomePlayer' && v !== undefined) this.versions = [v];
      if (t === 'player' && v !== undefined) this.versions.push(v);
    }
  }

  close(): void {}

  fallBehind(): void {
    this.buffered = SLOW_OUTLET_BYTES + 1;
    this.far.behind?.();
  }
}

/** A room with two servers of pages, whose turns of the loop are counted out by hand. */
class Hall {
  readonly pages: { page: FarPage; listener: Listener }[] = [];
  /** How many a server was told something for together, each time. */
  readonly together: number[] = [];
  readonly #turns: (() => void)[] = [];
  readonly #lines: FarLine[];
  readonly #broadcast: RoomBroadcast;
  #state: RoomState = opened;
  #version = FIRST_VERSION;

  constructor(lines = 2) {
    const sendAll = (links: Links, outgoing: Outgoing): void => {
      this.together.push(links.size);
      for (const link of links) this.pages[link]?.page.send(outgoing);
    };
    this.#lines = Array.from({ length: lines }, () => ({ sendAll }));
    const soon = (call: () => void) => void this.#turns.push(call);
    const timers = { after: () => () => undefined, soon, counterMs: () => 0 };
    const seams = { now: () => 0, timers, turns: new FanOutTurns(timers), later: atOnce };
    this.#broadcast = new RoomBroadcast(opened, FIRST_VERSION, seams);
  }

  get version(): number {
    return this.#version;
  }

  arrive(): void {
    const link = this.pages.length;
    const line = this.#lines[link % this.#lines.length];
    if (!line) throw new Error('a hall has servers');
    const page = new FarPage(line, link);
    const listener = new Listener(page, 'player', '');
    this.pages.push({ page, listener });
    this.#broadcast.arrive(listener, this.#state, null);
  }

  /** The door closes or opens: everybody is told. */
  change(): void {
    const lock = { type: 'operate', expect: null, action: { do: 'lock', on: !this.#state.locked } } as const;
    const done = step(this.#state, lock, 1);
    if (!done.ok) throw new Error(done.code);
    this.#state = done.state;
    this.#broadcast.apply(done.events, done.state, lock);
    this.#version += 1;
  }

  turn(): void {
    this.#turns.shift()?.();
  }

  settle(): void {
    while (this.#turns.length > 0) this.turn();
  }

  sit(at: number): void {
    const one = this.pages[at];
    if (one && !one.listener.gone && one.listener.seat === null) this.#broadcast.takeSeat(one.listener, at);
  }

  leave(at: number): void {
    const one = this.pages[at];
    if (!one || one.listener.gone) return;
    this.#broadcast.depart(one.listener);
    one.page.heard = one.page.versions.length;
  }

  fallBehind(at: number): void {
    this.pages[at]?.page.fallBehind();
  }

  readAll(at: number): void {
    const one = this.pages[at];
    if (!one) return;
    one.page.buffered = 0;
    this.#broadcast.drained(one.listener);
  }
}

it('whoever knows everything at another server is told with the others there', () => {
  const hall = new Hall(3);
  for (let n = 0; n < 300; n += 1) hall.arrive();
  hall.change();
  hall.settle();
  expect(hall.together).toEqual([100, 100, 100]);
  for (const { page } of hall.pages) expect(page.versions).toEqual([FIRST_VERSION, FIRST_VERSION + 1]);
});

it('who takes a seat is told alone, and who has fallen behind is told everything when it has read', () => {
  const hall = new Hall(1);
  for (let n = 0; n < 3; n += 1) hall.arrive();
  hall.sit(0);
  hall.fallBehind(1);
  hall.change();
  hall.settle();
  const versions = () => hall.pages.map(({ page }) => page.versions);
  expect(versions()).toEqual([[7, 8], [7], [7, 8]]);
  hall.readAll(1);
  hall.change();
  hall.settle();
  expect(versions()).toEqual([
    [7, 8, 9],
    [8, 9],
    [7, 8, 9],
  ]);
  expect(hall.together).toEqual([1, 2]);
});

it('who was behind for a moment, while nothing happened, is told with the others again', () => {
  const hall = new Hall(1);
  for (let n = 0; n < 2; n += 1) hall.arrive();
  hall.change();
  hall.fallBehind(0);
  hall.readAll(0);
  hall.change();
  expect(hall.pages[0]?.page.versions).toEqual([7, 8, 9]);
});

it('whatever pages do, each hears every change once and in its order', () => {
  const deed = fc.oneof(
    { weight: 1, arbitrary: fc.constant(['arrive', 0] as const) },
    { weight: 4, arbitrary: fc.constant(['change', 0] as const) },
    { weight: 2, arbitrary: fc.constant(['turn', 0] as const) },
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom('sit', 'leave', 'fallBehind', 'readAll'), fc.nat(3)) },
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const hall = new Hall();
      for (let n = 0; n < 3; n += 1) hall.arrive();
      for (const [what, page] of deeds) hall[what](page);
      hall.settle();
      for (const at of hall.pages.keys()) hall.readAll(at);
      for (const { page, listener } of hall.pages) {
        const [first = 0] = page.versions;
        expect(page.versions).toEqual(page.versions.map((_, n) => first + n));
        if (listener.gone) expect(page.versions).toHaveLength(page.heard ?? -1);
        else expect(page.versions.at(-1)).toBe(hall.version);
      }
    }),
    { numRuns: 300 },
  );
});
