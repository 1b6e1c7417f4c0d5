import type { SlideResponse } from '@qc/contract';
import type { RunSlide } from '@qc/engine';
import { ownView } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Listener } from '@qc/engine/live/listener';
import { FakeWire } from '../testing/fake-wire.ts';
import { helloOf, makeLiveBench, messageId } from '../testing/live-bench.ts';
import type { LiveBench, TestPage } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

let bench: LiveBench;
let room: { id: string; code: string };
let operator: TestPage;
let player: TestPage;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(() => bench.remove());

/** Two slides of a kind, the first of them asked of Noa and of one who does not answer. */
async function asked(kind: (slide: RunSlide) => boolean) {
  const slides = sampleGame().slides.filter(kind).slice(0, 1);
  room = await bench.openRoom(sampleGame(1, { slides: [...slides, ...slides] }));
  operator = await bench.operator(room.id);
  player = await bench.player(room.code, 'Noa');
  await bench.player(room.code, 'Adam');
  await press('next');
}

let presses = 0;
async function press(action: 'next' | 'reveal') {
  presses += 1;
  operator.say({ t: 'operate', id: messageId(`press-${presses}`), expect: null, action: { do: action } });
  await bench.settle();
}

/** What a page is told when it sends an answer to the first slide. */
async function replyTo(page: TestPage, response: SlideResponse, id = 'mine') {
  const before = page.wire.messages.length;
  page.say({ t: 'answer', id: messageId(id), slide: 0, visit: 1, response });
  await bench.settle();
  return page.wire.messages.slice(before).filter(({ t }) => t === 'own' || t === 'ack');
}

const inOrder: SlideResponse = { type: 'order', sequence: [2, 0, 1] };
const ack = { t: 'ack', id: messageId('mine') };

it('an answer that is kept as it was sent is confirmed in one word', async () => {
  await asked(({ type }) => type === 'order');
  expect(await replyTo(player, inOrder)).toEqual([ack]);
});

it.each<{ what: string; kind: (slide: RunSlide) => boolean; sent: SlideResponse; kept: SlideResponse }>([
  {
    what: 'picked in another order',
    kind: ({ selection }) => selection === 'multiple',
    sent: { type: 'trivia', picks: [3, 1] },
    kept: { type: 'trivia', picks: [1, 3] },
  },
  {
    what: 'typed with blanks around it',
    kind: ({ type }) => type === 'typed',
    sent: { type: 'typed', text: ' word 1  ' },
    kept: { type: 'typed', text: 'word 1' },
  },
])('$what: told as it is kept, then confirmed', async ({ kind, sent, kept }) => {
  await asked(kind);
  const [own, confirmed, ...more] = await replyTo(player, sent);
  expect(own).toMatchObject({ t: 'own', own: { response: kept } });
  expect([confirmed, ...more]).toEqual([ack]);
});

it('sent again when another question is on screen: confirmed, and not shown as the answer to that one', async () => {
  await asked(({ type }) => type === 'order');
  await replyTo(player, inOrder);
  await press('reveal');
  await press('next');
  await press('next');
  const [own, confirmed] = await replyTo(player, inOrder);
  expect(own ?? { own: { response: null } }).toMatchObject({ own: { response: null } });
  expect(confirmed ?? own).toEqual(ack);
});

it('sent again after a reload, from a page that was told nothing: confirmed, and the answer is in its welcome', async () => {
  await asked(({ type }) => type === 'order');
  await replyTo(player, inOrder);
  const after = bench.page();
  after.say(helloOf(room.code, player.wire.last('joined')?.token));
  await bench.settle();
  expect(after.wire.last('welcomePlayer')?.own?.response).toEqual(inOrder);
  expect(await replyTo(after, inOrder)).toEqual([ack]);
});

it('what a page was told before its answer is news to it after it', async () => {
  await asked(({ type }) => type === 'order');
  const wire = new FakeWire();
  const listener = new Listener(wire, 'player', '');
  const state = bench.host.room(room.id)?.state;
  const own = state ? ownView(state, 0) : null;
  listener.tellOwn(own);
  listener.tellOwn(own);
  listener.tellTaken('taken-1');
  listener.tellOwn(own);
  expect(wire.messages.map(({ t }) => t)).toEqual(['own', 'ack', 'own']);
});
