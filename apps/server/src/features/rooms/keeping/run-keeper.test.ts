import { GAME_TYPE } from '@qc/contract';
import { openRoom } from '@qc/engine';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '@qc/engine/live/after-confirmations';
import type { Room } from '@qc/engine/live/room';
import { FakeClock } from '../testing/fake-clock.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { RunKeeper } from './run-keeper.ts';
import type { RunPolicy, RunStore } from './run-keeper.ts';

const ID = 'run-1';
const identity = { id: ID, gameId: 'game', userId: 'owner', code: '123456', createdAtMs: 1, demo: false };

let clock: FakeClock;
let keeper: RunKeeper;
/** What the store and the policy were asked for, in order. */
let asked: string[];
/** Calls of these names fail. */
let failing: Set<string>;
let signDue: boolean;
/** What all servers read. */
let formatOfAll: number;

async function ask(name: string): Promise<void> {
  asked.push(name);
  if (failing.has(name)) throw new Error('disk trouble of the test');
}

beforeEach(() => {
  clock = new FakeClock();
  asked = [];
  failing = new Set();
  signDue = false;
  formatOfAll = 1;
  const store: RunStore = {
    appendJournal: async () => {
      await ask('append');
      return failing.has('elsewhere') ? [ID] : [];
    },
    reclaim: async (_id, seq) => {
      await ask(`reclaim after ${seq}`);
      return failing.has('elsewhere') ? null : 2;
    },
    has: async () => !failing.has('has'),
    markAlive: async () => ask('sign'),
  };
  const policy: RunPolicy = {
    what: 'runs of the test',
    roundMs: 1000,
    together: 1,
    isSignDue: () => signDue,
    look: async () => ask('look'),
    lastLook: async () => ask('last look'),
    ended: () => void asked.push('ended'),
    putAway: async () => ask('put away'),
    mayLeave: ({ id }) => keeper.isKept(id),
    left: () => void asked.push('left'),
  };
  const random = { id: () => 'id', secret: () => 'secret', below: () => 0 };
  const platform = { now: () => clock.now(), random, log: pino({ level: 'silent' }) };
  keeper = new RunKeeper(store, policy, {
    platform,
    timers: clock,
    later: () => atOnce,
    formatOfAll: () => formatOfAll,
  });
});

function open(): Room {
  const state = openRoom({ code: identity.code, game: sampleGame(), openedAtMs: 1 });
  return keeper.add({ ...identity, gameType: GAME_TYPE.phones }, { epoch: 1, state, seq: 0 });
}

function end(room: Room): Promise<string> {
  return new Promise((resolve) => {
    room.submit({ type: 'operate', action: { do: 'end' }, expect: null }, (outcome) =>
      resolve(outcome.ok ? 'ended' : outcome.code),
    );
  });
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the end of a run', () => {
  it('is put away when it is on disk, and tried until it succeeds; then the room leaves the memory', async () => {
    failing.add('put away');
    const room = open();
    keeper.start();
    expect(await end(room)).toBe('ended');
    await keeper.whenTried(ID);
    expect(asked).toEqual(['append', 'ended', 'put away']);
    clock.advance(1000);
    await turns();
    expect([keeper.isKept(ID), keeper.room(ID)]).toEqual([false, room]);
    failing.clear();
    const kept = keeper.whenKept(ID);
    clock.advance(500);
    await kept;
    expect(asked.filter((one) => one === 'ended')).toHaveLength(1);
    expect(keeper.isKept(ID)).toBe(true);
    clock.advance(1000);
    await turns();
    expect([keeper.room(ID), asked.at(-1)]).toEqual([null, 'left']);
  });

  it('is left to the next start when the server stops before', async () => {
    failing.add('put away');
    const room = open();
    await end(room);
    keeper.sendAway();
    const kept = keeper.whenKept(ID);
    await keeper.lastWrites();
    await kept;
    expect([keeper.isKept(ID), asked.at(-1)]).toEqual([false, 'last look']);
  });
});

describe('a run under which storage failed', () => {
  it('goes on where it was when a write of its own has reached the disk', async () => {
    const room = open();
    failing.add('append');
    expect(await end(room)).toBe('storageFailed');
    failing = new Set(['sign']);
    clock.advance(250);
    await turns();
    expect([room.suspended, asked.slice(-2)]).toEqual([true, ['reclaim after 0', 'sign']]);
    failing.clear();
    clock.advance(500);
    await turns();
    expect([room.suspended, await end(room)]).toEqual([false, 'ended']);
  });

  it('is forgotten when it is no longer there', async () => {
    const room = open();
    failing.add('append');
    await end(room);
    failing = new Set(['has']);
    clock.advance(250);
    await turns();
    expect([keeper.room(ID), asked.at(-1)]).toEqual([null, 'left']);
  });

  it('takes nothing from the one that was built in its place', async () => {
    failing.add('append');
    const room = open();
    await end(room);
    failing.clear();
    keeper.forget(room);
    const next = open();
    expect(await end(next)).toBe('ended');
    clock.advance(250);
    await turns();
    expect(asked.some((one) => one.startsWith('reclaim'))).toBe(false);
  });
});

describe('a run that another process has taken', () => {
  it('leaves the memory when the journal says so; whoever waits is refused', async () => {
    const room = open();
    failing.add('elsewhere');
    expect(await end(room)).toBe('storageFailed');
    expect([keeper.room(ID), asked]).toEqual([null, ['append', 'left']]);
    expect(await end(room)).toBe('storageFailed');
  });

  it('leaves it when that shows as it is mended', async () => {
    const room = open();
    failing.add('append');
    await end(room);
    failing = new Set(['elsewhere']);
    clock.advance(250);
    await turns();
    expect([keeper.room(ID), asked.slice(-3)]).toEqual([null, ['reclaim after 0', 'sign', 'left']]);
  });
});

it('takes no command that a server of the release before would not read', async () => {
  const room = open();
  formatOfAll = 0;
  expect(await end(room)).toBe('storageFailed');
  expect([asked, room.seq]).toEqual([[], 0]);
  formatOfAll = 1;
  expect(await end(room)).toBe('ended');
  expect(asked).toContain('append');
});

it('renews the sign that the server is running when it is due, in its rounds and at the end', async () => {
  keeper.start();
  clock.advance(1000);
  await turns();
  expect(asked).toEqual(['look']);
  signDue = true;
  clock.advance(1000);
  await turns();
  expect(asked).toEqual(['look', 'sign', 'look']);
  keeper.sendAway();
  await keeper.lastWrites();
  expect(asked.slice(-2)).toEqual(['last look', 'sign']);
});
