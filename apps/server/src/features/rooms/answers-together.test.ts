import { pickedIn } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { ownView } from '@qc/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';

let bench: LiveBench;
let room: { id: string; code: string };
let operator: TestPage;
let players: TestPage[];
beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
  operator = await bench.operator(room.id);
  players = [];
  for (const name of ['Noa', 'Adam', 'Lina', 'Omer']) players.push(await bench.player(room.code, name));
  operator.say({ t: 'operate', id: messageId('press'), expect: null, action: { do: 'next' } });
  await bench.settle();
});
afterEach(() => bench.remove());

const answer = (choice: number): ClientMessage => {
  const phase = bench.host.room(room.id)?.state.phase;
  if (phase?.name !== 'question') throw new Error('a question is open');
  return {
    t: 'answer',
    id: messageId('mine'),
    slide: phase.slide,
    visit: phase.visit,
    response: { type: 'trivia', picks: [choice] },
  };
};
const chosen = (seat: number) => {
  const state = bench.host.room(room.id)?.state;
  return state && pickedIn(ownView(state, seat)?.response);
};
const answered = () => bench.host.room(room.id)?.state.rounds[0]?.answered;

test('how many have answered is told to those who have, once a second, the same to all', async () => {
  const told = () => players.map((page) => page.wire.last('thinking')?.answered ?? null);
  const say = async (at: number) => {
    players[at]?.say(answer(1));
    await bench.settle();
    bench.clock.advance(400);
    await bench.settle();
  };
  await say(0);
  expect(told()).toEqual([1, null, null, null]);
  await say(1);
  // Not again within the second.
  expect(told()).toEqual([1, null, null, null]);
  await say(2);
  bench.clock.advance(100);
  await bench.settle();
  expect(told()).toEqual([3, 3, 3, null]);
  expect(players[0]?.wire.last('thinking')).toEqual({ t: 'thinking', answered: 3, of: 4 });
  expect(players[0]?.wire.of('thinking')).toHaveLength(2);
});

test('who answers soon after the first is told with it: the word leaves the confirmations their way', async () => {
  for (const at of [0, 1, 2]) players[at]?.say(answer(1));
  await bench.settle();
  bench.clock.advance(299);
  await bench.settle();
  expect(players.flatMap((page) => page.wire.of('thinking'))).toEqual([]);
  bench.clock.advance(1);
  await bench.settle();
  expect(players.map((page) => page.wire.of('thinking').map((word) => word.answered))).toEqual([[3], [3], [3], []]);
});

test('answers of one commit: each is confirmed, and the last one closes the question', async () => {
  players.forEach((player, index) => player.say(answer(index % 2)));
  await bench.settle();
  expect(bench.store.groups.at(-1)?.entries.length).toBe(4);
  players.forEach((player, index) => {
    expect(player.wire.of('ack')).toEqual([{ t: 'ack', id: messageId('mine') }]);
    expect(chosen(index)).toEqual([index % 2]);
  });
  expect(answered()).toBe(4);
  expect(bench.host.room(room.id)?.state.phase.name).toBe('closed');
  expect(players[0]?.wire.last('player')?.view.phase.phase).toBe('closed');
});

test('what is told stops where the disk stops: answers of the commit under way, not those of the one after it', async () => {
  const held = Promise.withResolvers<void>();
  bench.store.hold = held.promise;
  const [first, second, third] = players;
  first?.say(answer(0));
  second?.say(answer(1));
  // The first commit is under way.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  third?.say(answer(0));
  expect(answered()).toBe(0);
  const append = bench.store.appendJournal;
  bench.store.appendJournal = async () => {
    throw new Error('disk full');
  };
  held.resolve();
  await expect.poll(() => third?.wire.last('refused')?.code).toBe('storageFailed');
  expect([first, second, third].map((player) => player?.wire.of('ack').length)).toEqual([1, 1, 0]);
  expect(answered()).toBe(2);
  expect(operator.wire.of('counts').every(({ answered: told }) => told <= 2)).toBe(true);
  bench.store.appendJournal = append;
});

test('a page that was loaded anew while its answer was on its way to the disk learns that it has answered', async () => {
  const held = Promise.withResolvers<void>();
  bench.store.hold = held.promise;
  const [before] = players;
  before?.say(answer(1));
  await new Promise((resolve) => setImmediate(resolve));
  const after = bench.page();
  after.say(helloOf(room.code, before?.wire.last('joined')?.token));
  await expect.poll(() => after.wire.last('welcomePlayer')?.own?.response).toBeNull();
  held.resolve();
  await bench.settle();
  expect(after.wire.last('own')?.own?.response).toEqual({ type: 'trivia', picks: [1] });
});
