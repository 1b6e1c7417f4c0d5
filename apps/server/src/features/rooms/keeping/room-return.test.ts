import { CLOSE, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import type { ClientMessage, OperatorAction } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeRoom } from '../calls/close-room.ts';
import { ServerEnd } from '../wire/server-end.ts';
import { Gateway } from '../wire/gateway.ts';
import { RoomHost } from './room-host.ts';
import type { RoomStore } from './room-store.ts';
import { FakeWire } from '../testing/fake-wire.ts';
import { actorOf, helloOf, makeLiveBench, messageId } from '../testing/live-bench.ts';
import type { LiveBench } from '../testing/live-bench.ts';

/** A loaded machine takes its time. */
const soon = <T>(look: () => T) => expect.poll(look);

let bench: LiveBench;
let room: { id: string; code: string };
beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
});
afterEach(() => bench.remove());

/** Another process over the same data, with its own store. */
async function start(
  changes: Partial<RoomStore>,
): Promise<{ host: RoomHost; say: (hello: ClientMessage) => FakeWire }> {
  const store = { ...bench.store, ...changes };
  const host = new RoomHost(bench.host.platform, { onRunEnded: async () => 0 }, { timers: bench.clock, store });
  await host.start();
  const gateway = new Gateway(host);
  const say = (hello: ClientMessage): FakeWire => {
    const wire = new FakeWire();
    const whoIs = async () => actorOf(bench.ownerId);
    const end = new ServerEnd(gateway, wire, { address: '', baseUrl: '', whoIs }, () => undefined);
    wire.attach(end);
    end.take(hello);
    return wire;
  };
  return { host, say };
}

/** Another process whose first write fails: the restart of its room waits to be written. */
async function startOnFullDisk() {
  let failures = 1;
  const next = await start({
    appendJournal: async (groups) => {
      failures -= 1;
      if (failures >= 0) throw new Error('the disk is full');
      return bench.store.appendJournal(groups);
    },
  });
  await soon(() => next.host.room(room.id)?.suspended).toBe(true);
  return next;
}

describe('a room that cannot be read when the server starts', () => {
  it('is tried again; its pages are told to come back, not that there is no such room', async () => {
    let failures = 2;
    const next = await start({
      readJournal: async (id, seq) => {
        failures -= 1;
        if (failures >= 0) throw new Error('the disk says no');
        return bench.store.readJournal(id, seq);
      },
    });
    expect(next.host.room(room.id)).toBeNull();
    expect(next.say(helloOf(room.code)).closeCode).toBe(CLOSE.restart);
    const staff = next.say({
      t: 'helloStaff',
      protocol: LIVE_PROTOCOL,
      room: RoomId.parse(room.id),
      as: 'operator',
      session: 'x',
      lastVersion: null,
    });
    await soon(() => staff.closeCode).toBe(CLOSE.restart);
    // Closing it by hand now would throw its players' results away.
    const close = await closeRoom(next.host.platform.db, next.host, actorOf(bench.ownerId), RoomId.parse(room.id));
    expect(close).toMatchObject({ ok: false });
    bench.clock.advance(250);
    await soon(() => failures).toBe(0);
    await bench.settle();
    bench.clock.advance(500);
    await soon(() => next.host.room(room.id)?.state.phase.name).toBe('lobby');
    expect(next.say(helloOf(room.code)).last('welcomePlayer')?.view.phase.phase).toBe('lobby');
    await next.host.stop();
  });

  it('is given up after half a minute, so that its operator can close it', async () => {
    const next = await start({ readSnapshot: () => Promise.reject(new Error('damaged')) });
    for (let second = 0; second < 40; second += 1) {
      bench.clock.advance(1000);
      await bench.settle();
    }
    expect(next.host.isReturning(room.code)).toBe(false);
    expect(next.say(helloOf(room.code)).closeCode).toBe(CLOSE.noRoom);
    const close = await closeRoom(next.host.platform.db, next.host, actorOf(bench.ownerId), RoomId.parse(room.id));
    expect(close).toMatchObject({ ok: true });
    await next.host.stop();
  });
});

it('comes back however long the whole database is away', async () => {
  let away = true;
  const next = await start({
    readSnapshot: async (id) => {
      if (away) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return bench.store.readSnapshot(id);
    },
  });
  for (let second = 0; second < 90; second += 1) {
    bench.clock.advance(1000);
    await bench.settle();
  }
  expect(next.say(helloOf(room.code)).closeCode).toBe(CLOSE.restart);
  away = false;
  bench.clock.advance(15_000);
  await soon(() => next.host.room(room.id)?.state.phase.name).toBe('lobby');
  await next.host.stop();
});

it('winds the clock of an open question although the first write after the restart fails', async () => {
  const operator = await bench.operator(room.id);
  operator.say({ t: 'operate', id: messageId('start'), expect: null, action: { do: 'next' } });
  await bench.settle();
  const next = await startOnFullDisk();
  bench.clock.advance(250);
  await soon(() => next.host.room(room.id)?.suspended).toBe(false);
  await bench.settle();
  // Nobody comes back: only the clock can close the question.
  bench.clock.advance(21_000);
  await soon(() => next.host.room(room.id)?.state.phase.name).toBe('closed');
  await next.host.stop();
});

it('shows a console that came before the restart could be written that nobody is connected', async () => {
  await bench.player(room.code, 'Noa');
  const next = await startOnFullDisk();
  const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, session: 'any', lastVersion: null } as const;
  const console = next.say({ ...hello, room: RoomId.parse(room.id), as: 'operator' });
  await soon(() => console.last('welcomeOperator')?.seats).toMatchObject([{ name: 'Noa', present: true }]);
  bench.clock.advance(250);
  await soon(() => next.host.room(room.id)?.state.present).toBe(0);
  bench.clock.advance(200);
  await soon(() => console.last('seats')?.rows).toMatchObject([{ name: 'Noa', present: false }]);
  await next.host.stop();
});

it('takes an opening back that failed, though it may be on disk', async () => {
  const game = bench.host.room(room.id)?.state.game;
  if (!game) throw new Error('the room of the test is open');
  let failures = 1;
  const next = await start({
    insertRoom: async (record, run) => {
      await bench.store.insertRoom(record, run);
      throw new Error('the reply was lost');
    },
    discardRoom: async (id, endedAtMs) => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
      await bench.store.discardRoom(id, endedAtMs);
    },
  });
  const open = () => next.host.store.listOpenRoomsOf(bench.ownerId);
  await expect(
    next.host.open({ gameId: 'another-game', gameType: 'firebase', userId: bench.ownerId, game }),
  ).rejects.toThrow('lost');
  await soon(() => failures).toBe(0);
  expect((await open()).map(({ gameId }) => gameId)).toContain('another-game');
  bench.clock.advance(300);
  await soon(async () => (await open()).map(({ gameId }) => gameId)).not.toContain('another-game');
  await next.host.stop();
});

it('tells a player again who misses one question after another', async () => {
  const player = await bench.player(room.code, 'Noa');
  const operator = await bench.operator(room.id);
  let presses = 0;
  const press = async (what: 'next' | 'reveal' | 'skip') => {
    presses += 1;
    operator.say({ t: 'operate', id: messageId(presses), expect: null, action: { do: what } });
    await bench.settle();
  };
  const missed = () => player.wire.of('own').filter(({ own }) => own?.result?.correct === false).length;
  await press('next');
  await press('reveal');
  expect(missed()).toBe(1);
  await press('skip');
  await press('reveal');
  expect(missed()).toBe(2);
});

it('tells everything to who has no place in the room: its code may have meant another when the page was here', async () => {
  const watching = bench.page();
  watching.say(helloOf(room.code));
  await bench.settle();
  const version = watching.wire.last('welcomePlayer')?.v ?? -1;
  for (const token of [null, 'a-place-in-a-room-that-is-over']) {
    const again = bench.page();
    again.say(helloOf(room.code, token, version));
    await bench.settle();
    expect(again.wire.messages.map(({ t }) => t)).toEqual(['welcomePlayer']);
  }
});

it('tells players their new places when an older key is put right while the next question is closed', async () => {
  const operator = await bench.operator(room.id);
  const [noa, adam] = [await bench.player(room.code, 'Noa'), await bench.player(room.code, 'Adam')];
  let presses = 0;
  const press = async (action: OperatorAction) => {
    presses += 1;
    operator.say({ t: 'operate', id: messageId(presses), expect: null, action });
    await bench.settle();
  };
  await press({ do: 'next' });
  const answer = { t: 'answer', slide: 0, visit: 1 } as const;
  noa.say({ ...answer, id: messageId('noa'), response: { type: 'trivia', picks: [1] } });
  adam.say({ ...answer, id: messageId('adam'), response: { type: 'trivia', picks: [0] } });
  await bench.settle();
  await press({ do: 'reveal' });
  await press({ do: 'next' });
  await press({ do: 'next' });
  await press({ do: 'closeAnswers' });
  const places = () => [noa, adam].map(({ wire }) => wire.last('own')?.own?.rank);
  expect([bench.host.room(room.id)?.state.phase.name, ...places()]).toEqual(['closed', 1, 2]);
  await press({ do: 'correctKey', slide: 0, key: { kind: 'choice', correct: [0] } });
  await soon(places).toEqual([2, 1]);
});

it('shows an answer as given that went to the disk together with a change of the same seat', async () => {
  const operator = await bench.operator(room.id);
  const noa = await bench.player(room.code, 'Noa');
  await bench.player(room.code, 'Adam');
  operator.say({ t: 'operate', id: messageId('next'), expect: null, action: { do: 'next' } });
  await bench.settle();
  // What is told to many leaves later than what answers a player, as on a real machine.
  const later: (() => void)[] = [];
  bench.clock.soon = (call) => void later.push(call);
  // Straight to the room: both are judged before either is written.
  const rename = { do: 'rename', seat: 0, name: 'Noa B' } as const;
  bench.host.room(room.id)?.submit({ type: 'operate', action: rename, expect: null, messageId: messageId('rename') });
  noa.say({ t: 'answer', id: messageId('answer'), slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } });
  await bench.settle();
  while (later.length > 0) later.shift()?.();
  expect(noa.wire.last('own')?.own).toMatchObject({ name: 'Noa B', response: { picks: [1] } });
});
