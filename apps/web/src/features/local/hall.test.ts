import type { OperatorAction, RoomId, ServerMessage } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { answersWith, sampleGame, sampleSlide } from '@qc/engine/testing/sample-game';
import type { Timers } from '@qc/engine/live/timers';
import type { JournalEntry, JournalGroup } from '@qc/engine/live/journal';
import { beforeEach, expect, test } from 'vitest';
import type { Transport } from '#platform/live';
import { Hall, type HallStore } from './hall.ts';
import type { KeptJournal, KeptRun } from './run-store.ts';

const RUN = 'run-of-this-test';
const run: KeptRun = {
  ...{ id: RUN, name: 'Sample', language: 'en', direction: 'ltr', origin: '', licence: null, source: null },
  game: sampleGame([sampleSlide({ answers: answersWith([0], 4) }), sampleSlide()], { device: 'remotes' }),
  openedAtMs: 1_000_000,
  endedAtMs: null,
  handedAtMs: null,
};

let nowMs = 0;
let due: { atMs: number; call: () => void }[] = [];
let soon: (() => void)[] = [];
const timers: Timers = {
  after: (delayMs, call) => {
    const one = { atMs: nowMs + delayMs, call };
    due.push(one);
    return () => void (due = due.filter((other) => other !== one));
  },
  soon: (call) => void soon.push(call),
  counterMs: () => nowMs,
};

/** A storage whose writes wait until they are let through. */
class MemoryStore implements HallStore {
  groups: JournalGroup[] = [];
  refuses = false;
  ended: number | null = null;
  #aliveAtMs = 0;
  #waiting: (() => void)[] = [];
  #held = false;

  appendJournal(groups: readonly JournalGroup[]): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      const write = () => {
        if (this.refuses) return reject(new DOMException('full', 'QuotaExceededError'));
        this.groups.push(...structuredClone([...groups]));
        resolve([]);
      };
      if (this.#held) this.#waiting.push(write);
      else write();
    });
  }
  async dropJournalAfter(_run: string, seq: number): Promise<void> {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.groups = this.groups.filter((group) => group.seq <= seq);
  }
  async markAlive(_run: string, atMs: number): Promise<void> {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.#aliveAtMs = atMs;
  }
  async putRun({ endedAtMs }: KeptRun): Promise<void> {
    this.ended = endedAtMs;
  }
  hold(): void {
    this.#held = true;
  }
  letThrough(): void {
    this.#held = false;
    for (const write of this.#waiting.splice(0)) write();
  }
  kept(): KeptJournal {
    const entries: JournalEntry[] = this.groups.flatMap((group) => group.entries);
    return { seq: this.groups.at(-1)?.seq ?? 0, entries, aliveAtMs: this.#aliveAtMs };
  }
}

let store: MemoryStore;
let heard: ServerMessage[];
let messages = 0;
let presses = 0;

beforeEach(() => {
  nowMs = 1_000_000;
  due = [];
  soon = [];
  store = new MemoryStore();
  heard = [];
});

const open = (): Hall => new Hall(run, store.kept(), { store, timers, wallMs: () => nowMs, below: () => 0 });

function enter(hall: Hall, as: 'operator' | 'presenter' = 'operator', mayOperate = true): Transport {
  const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, room: RUN as RoomId, as, session: '', lastVersion: null };
  const events = {
    opened: () => undefined,
    received: (text: string) => void heard.push(JSON.parse(text)),
    closed: () => undefined,
  };
  return hall.connect(JSON.stringify(hello), events, mayOperate);
}

/** Everything that is due within `ms` happens. */
async function pass(ms = 0): Promise<void> {
  const endMs = nowMs + ms;
  for (;;) {
    for (let turn = 0; turn < 20; turn += 1) {
      soon.splice(0).forEach((call) => call());
      await Promise.resolve();
    }
    due.sort((a, b) => a.atMs - b.atMs);
    if (due[0] === undefined || due[0].atMs > endMs) break;
    const next = due.shift();
    nowMs = Math.max(nowMs, next?.atMs ?? nowMs);
    next?.call();
  }
  nowMs = endMs;
}

function operate(wire: Transport, action: OperatorAction): string {
  const id = `message-${(messages += 1)}`;
  wire.send(JSON.stringify({ t: 'operate', id, expect: null, action }));
  return id;
}

function press(wire: Transport, remote: string, key: string, seq = (presses += 1)): string {
  const id = `presses-${(messages += 1)}`;
  const one = { seq, remote, key, atMs: nowMs, isFinal: false };
  wire.send(JSON.stringify({ t: 'presses', id, host: 'console00001', presses: [one] }));
  return id;
}

const wordsOn = (id: string) => heard.flatMap((message) => ('id' in message && message.id === id ? [message.t] : []));
const view = () => heard.findLast((message) => message.t === 'operator' || message.t === 'welcomeOperator');

/** Two players with remotes, and the first question open. */
async function ask(wire: Transport): Promise<void> {
  operate(wire, { do: 'addPlayers', names: ['Noa', 'Omar'] });
  await pass();
  operate(wire, { do: 'pairRemote', remote: 'keyboard:1', seat: 0 });
  operate(wire, { do: 'pairRemote', remote: 'keyboard:2', seat: 1 });
  wire.send(JSON.stringify({ t: 'receivers', host: 'console00001', names: ['keyboard'] }));
  await pass();
  for (let next = 0; next < 3 && view()?.view.phase.phase !== 'question'; next += 1) {
    operate(wire, { do: 'next' });
    await pass();
  }
  expect(view()?.view.phase.phase).toBe('question');
}

test('nothing is confirmed or shown before it is in the journal', async () => {
  const wire = enter(open());
  await pass();
  expect(heard.map(({ t }) => t)).toEqual(['welcomeOperator']);
  store.hold();
  const id = operate(wire, { do: 'addPlayers', names: ['Noa'] });
  await pass(5000);
  expect(heard.filter(({ t }) => t !== 'welcomeOperator')).toEqual([]);
  store.letThrough();
  await pass(1000);
  expect(wordsOn(id)).toEqual(['ack']);
  expect(heard.findLast((message) => message.t === 'seats')?.rows).toMatchObject([{ name: 'Noa' }]);
});

test('a press that comes again is done once, and a repeat gets its word', async () => {
  const wire = enter(open());
  await pass();
  await ask(wire);
  const first = press(wire, 'keyboard:1', 'A', 7001);
  await pass();
  const commands = store.kept().entries.length;
  const again = press(wire, 'keyboard:1', 'A', 7001);
  await pass();
  expect([wordsOn(first), wordsOn(again)]).toEqual([['ack'], ['ack']]);
  expect(store.kept().entries).toHaveLength(commands);
});

test('after a crash in a question the same state is there, and its clock has the time back', async () => {
  const wire = enter(open());
  await pass();
  await ask(wire);
  presses = 8000;
  press(wire, 'keyboard:1', 'A');
  await pass(4000);
  const before = view()?.view.phase;
  // The window is gone without a word; an hour later the file is opened again.
  nowMs += 3_600_000;
  due = [];
  soon = [];
  heard = [];
  const back = enter(open());
  await pass();
  const seats = heard.find((message) => message.t === 'welcomeOperator')?.seats;
  // Twenty seconds, of which the question had four before the window was gone.
  expect(before).toMatchObject({ phase: 'question', remainingMs: 20_000 });
  expect(view()?.view.phase).toMatchObject({ phase: 'question', remainingMs: 16_000 });
  expect(seats?.map(({ name, answered }) => [name, answered])).toEqual([
    ['Noa', true],
    ['Omar', false],
  ]);
  press(back, 'keyboard:2', 'B');
  await pass(500);
  operate(back, { do: 'end' });
  await pass(500);
  expect(view()?.view.phase.phase).toBe('ended');
  expect(store.ended).not.toBeNull();
});

test('where the storage refuses, the press is refused, the host is told, and it goes on by itself', async () => {
  const hall = open();
  const wire = enter(hall);
  await pass();
  await ask(wire);
  store.refuses = true;
  const id = press(wire, 'keyboard:1', 'A');
  await pass();
  expect(wordsOn(id)).toEqual(['refused']);
  expect(hall.status.cannotKeep).toBe(true);
  await pass(5000);
  expect(hall.status.cannotKeep).toBe(true);
  store.refuses = false;
  await pass(2000);
  expect(hall.status.cannotKeep).toBe(false);
  const again = press(wire, 'keyboard:1', 'A', presses);
  await pass();
  expect(wordsOn(again)).toEqual(['ack']);
});

test('a big screen only looks, and may lead on but not begin', async () => {
  const hall = open();
  const screen = enter(hall, 'operator', false);
  await pass();
  expect(heard.map(({ t }) => t)).toEqual(['welcomePresenter']);
  const added = operate(screen, { do: 'addPlayers', names: ['Eve'] });
  const begun = operate(screen, { do: 'next' });
  const pressed = press(screen, 'keyboard:1', 'A');
  await pass();
  expect([wordsOn(added), wordsOn(begun), wordsOn(pressed)]).toEqual([['refused'], ['refused'], ['refused']]);
});
