import { summarizeRun } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

let bench: LiveBench;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(() => bench.remove());

const TYPES = ['typed', 'number', 'order', 'miniGame'] as const;

/** A room that asks one question of this type, with one player, at its question. */
async function asked(type: (typeof TYPES)[number]) {
  const room = await bench.openRoom(
    sampleGame(1, { slides: sampleGame().slides.filter((slide) => slide.type === type) }),
  );
  const operator = await bench.operator(room.id);
  const presenter = await bench.presenter(room.id);
  const player = await bench.player(room.code, 'Noa');
  await press(operator, 'next');
  return { room, operator, presenter, player };
}

let presses = 0;
async function press(operator: TestPage, action: 'next' | 'reveal') {
  presses += 1;
  operator.say({ t: 'operate', id: messageId(`press-${presses}`), expect: null, action: { do: action } });
  await bench.settle();
}

/** What the server says to an answer: the frame as a page might send it, whole or not. */
async function reply(player: TestPage, response: object, id: string) {
  player.end.received(JSON.stringify({ t: 'answer', id: messageId(id), slide: 0, visit: 1, response }));
  await bench.settle();
  return player.wire.last('refused')?.id === messageId(id)
    ? player.wire.last('refused')?.code
    : player.wire.last('ack')?.id;
}

const text = (said: string) => ({ type: 'typed', text: said });
const number = (value: unknown) => ({ type: 'number', value });
const sequence = (...items: number[]) => ({ type: 'order', sequence: items });
const share = (told: unknown) => ({ type: 'miniGame', share: told });
const pick = { type: 'trivia', picks: [0] };

/** `bad` is well-formed and does not fit; `odd` is no message of ours. */
it.each([
  { type: 'typed', good: text('WORD-1'), bad: [pick, text(' '), number(1)], odd: [text('x'.repeat(121)), {}] },
  { type: 'number', good: number(1), bad: [pick, text('1')], odd: [number('1'), number(null), number(1e13)] },
  { type: 'order', good: sequence(1, 2, 0), bad: [sequence(1, 2), sequence(), pick], odd: [sequence(0, 1, 99)] },
  { type: 'miniGame', good: share(1), bad: [pick, text('1')], odd: [share(2), share(-1), share('1')] },
] as const)('$type: takes what fits, refuses what does not, keeps it over a restart', async (row) => {
  const { type, good, bad, odd } = row;
  const { room, operator, presenter, player } = await asked(type);
  if (type === 'miniGame') expect(await reply(player, good, 'too-early')).toBe('badChoice');
  bench.clock.advance(4000);
  for (const [index, response] of bad.entries())
    expect(await reply(player, response, `bad-${index}`)).toBe('badChoice');
  for (const [index, response] of odd.entries())
    expect(await reply(player, response, `odd-${index}`)).not.toBe(messageId(`odd-${index}`));
  expect(await reply(player, good, 'good')).toBe(messageId('good'));
  await press(operator, 'reveal');
  expect(player.wire.last('own')?.own).toMatchObject({ response: good, result: { correct: true } });
  const before = presenter.wire.last('presenter')?.view;
  const said = { typed: 'WORD-1', number: '1', order: null, miniGame: null }[type];
  expect(before?.said ?? null).toEqual(said && [{ text: said, count: 1, correct: true }]);
  const again = await bench.restart();
  const recovered = again.host.room(room.id)?.state;
  expect(recovered?.rounds).toEqual(bench.host.room(room.id)?.state.rounds);
  expect(recovered && summarizeRun(recovered).players[0]?.answers[0]).toMatchObject({
    response: good,
    // A mini-game tells a score only.
    correct: type === 'miniGame' ? null : true,
  });
});

it('a mini-game that is closed while it is played runs out within two seconds, and a journal plays it again so', async () => {
  const { room, operator, player } = await asked('miniGame');
  bench.clock.advance(4000);
  const { step } = operator.wire.last('operator')?.view ?? {};
  await press(operator, 'reveal');
  const { view } = operator.wire.last('operator') ?? {};
  expect([view?.step, view?.phase]).toMatchObject([step, { phase: 'question', remainingMs: 2000 }]);
  bench.clock.advance(1000);
  expect(await reply(player, share(0.5), 'in-time')).toBe(messageId('in-time'));
  expect(player.wire.last('player')?.view.phase).toMatchObject({ phase: 'closed' });
  const again = await bench.restart();
  expect(again.host.room(room.id)?.state.rounds).toEqual(bench.host.room(room.id)?.state.rounds);
});

it('the presenter alone is told what to play, and a game without sound begins muted', async () => {
  const room = await bench.openRoom(sampleGame(1, { sound: false, soundSet: 'calm' }));
  const presenter = await bench.presenter(room.id);
  expect(presenter.wire.last('welcomePresenter')).toMatchObject({
    sounds: { set: 'calm', music: null, winners: null, separateWinners: false },
    view: { muted: true },
  });
  const player = await bench.player(room.code, 'Noa');
  expect(player.wire.last('welcomePlayer')).not.toHaveProperty('sounds');
});
