import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Room } from '@qc/engine/live/room';
import { helloOf, makeLiveBench, messageId, type LiveBench, type TestPage } from './testing/live-bench.ts';

let bench: LiveBench;
let room: Room;
let noa: TestPage;

beforeEach(async () => {
  bench = await makeLiveBench();
  const { id, code } = await bench.openRoom();
  const opened = bench.host.room(id);
  if (!opened) throw new Error('the room of the test is open');
  room = opened;
  noa = await bench.player(code, 'Noa');
  room.submit({ type: 'operate', action: { do: 'next' }, expect: null });
  await bench.settle();
  bench.clock.advance(6000);
  await bench.settle();
});

afterEach(async () => bench.remove());

const question = () => {
  const { phase } = room.state;
  if (phase.name !== 'question') throw new Error(`a question is open, not ${phase.name}`);
  return phase;
};
const answer = () => {
  const { slide, visit } = question();
  noa.say({ t: 'answer', id: messageId('a'), slide, visit, response: { type: 'trivia', picks: [1] } });
};
const acks = () => noa.wire.of('ack').length;

it('judges what came meanwhile in its order as soon as it may, and gives the time back', async () => {
  const [before, acked, { seq }] = [question().deadlineMs, acks(), room];
  room.freeze();
  answer();
  bench.clock.advance(30_000);
  await bench.settle();
  expect([acks(), question().deadlineMs, room.seq], 'nothing was judged').toEqual([acked, before, seq]);
  room.thaw();
  await bench.settle();
  expect(acks()).toBe(acked + 1);
  expect(room.state.present, 'her page is still here').toBe(1);
  expect(room.state.phase.name, 'all have answered').toBe('closed');
});

it('shows a page that comes before that is on disk the time that it will have', async () => {
  const leftMs = question().deadlineMs - bench.clock.now();
  room.freeze();
  bench.clock.advance(30_000);
  const append = bench.store.appendJournal.bind(bench.store);
  const disk = Promise.withResolvers<void>();
  bench.store.appendJournal = async (...entries) => {
    await disk.promise;
    return append(...entries);
  };
  room.thaw();
  const again = bench.page();
  again.say(helloOf(room.state.code, noa.wire.last('joined')?.token));
  await vi.waitFor(() => expect(again.wire.last('welcomePlayer')?.view.phase).toMatchObject({ remainingMs: leftMs }));
  expect(room.settled, 'the disk has not answered').toBe(false);
  disk.resolve();
  await bench.settle();
  expect(question().deadlineMs - bench.clock.now()).toBe(leftMs);
});

it('still tells what was judged before', async () => {
  const acked = acks();
  answer();
  room.freeze();
  await bench.settle();
  expect(acks()).toBe(acked + 1);
});

it('gives the time back when storage works again, too', async () => {
  const before = question().deadlineMs;
  bench.store.failure = new Error('disk trouble of the test');
  answer();
  room.freeze();
  await bench.settle();
  expect(room.suspended).toBe(true);
  bench.clock.advance(200);
  room.thaw();
  bench.store.failure = null;
  bench.clock.advance(100);
  await vi.waitFor(() => expect([room.suspended, question().deadlineMs]).toEqual([false, before + 300]));
});

it('sends its pages away when it is another’s, before anybody is refused', async () => {
  room.freeze();
  answer();
  const refused: unknown[] = [];
  room.submit({ type: 'operate', action: { do: 'end' }, expect: null }, (outcome) => refused.push(outcome));
  room.fenced();
  expect(refused).toEqual([{ ok: false, code: 'storageFailed' }]);
  expect([noa.wire.last('goodbye')?.reason, noa.wire.of('refused')]).toEqual(['restart', []]);
  expect([bench.host.room(room.id), room.isElsewhere]).toEqual([null, true]);
});

it('writes nothing of a run that is over: its journal may be cleared away', async () => {
  room.submit({ type: 'operate', action: { do: 'end' }, expect: null });
  await bench.settle();
  expect(room.state.phase.name).toBe('ended');
  const { seq } = room;
  room.freeze();
  bench.clock.advance(5000);
  room.thaw();
  await bench.settle();
  expect([room.seq, room.settled]).toEqual([seq, true]);
});
