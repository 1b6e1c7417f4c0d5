import type { ClientMessageOf } from '@qc/contract';
import { summarizeRun } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

type Response = Partial<Pick<ClientMessageOf<'answer'>, 'choice' | 'text'>>;

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
async function reply(player: TestPage, response: Response, id: string) {
  player.connection.received(JSON.stringify({ t: 'answer', id: messageId(id), slide: 0, visit: 1, ...response }));
  await bench.settle();
  return player.link.last('refused')?.id === messageId(id)
    ? player.link.last('refused')?.code
    : player.link.last('ack')?.id;
}

it.each([
  [
    'typed',
    { choice: [], text: 'WORD-1' },
    [{ choice: [0], text: 'Word 1' }, { choice: [], text: ' ' }, { choice: [] }],
  ],
  ['number', { choice: [], text: '١' }, [{ choice: [1], text: '1' }, { choice: [], text: 'one' }, { choice: [] }]],
  ['order', { choice: [1, 2, 0], text: '' }, [{ choice: [1, 2] }, { choice: [1, 2, 0], text: 'x' }, { choice: [] }]],
  [
    'miniGame',
    { choice: [], text: '1' },
    [
      { choice: [], text: '2' },
      { choice: [0], text: '1' },
      { choice: [], text: '-1' },
    ],
  ],
] as const)('%s: takes what fits, refuses what no page sends, keeps it over a restart', async (type, good, bad) => {
  const { room, operator, presenter, player } = await asked(type);
  if (type === 'miniGame') expect(await reply(player, { choice: [], text: '1' }, 'too-early')).toBe('badChoice');
  bench.clock.advance(4000);
  for (const [index, response] of bad.entries())
    expect(await reply(player, { ...response, choice: [...response.choice] }, `bad-${index}`)).toBe('badChoice');
  expect(await reply(player, { ...good, choice: [...good.choice] }, 'good')).toBe(messageId('good'));
  await press(operator, 'reveal');
  const shown = { choice: good.choice, text: good.text || null, result: { correct: true } };
  expect(player.link.last('own')?.own).toMatchObject(shown);
  const before = presenter.link.last('presenter')?.view;
  const said = { typed: 'WORD-1', number: '1', order: null, miniGame: null }[type];
  expect(before?.said ?? null).toEqual(said && [{ text: said, count: 1, correct: true }]);
  const again = await bench.restart();
  const recovered = again.host.room(room.id)?.state;
  expect(recovered?.rounds).toEqual(bench.host.room(room.id)?.state.rounds);
  expect(recovered && summarizeRun(recovered).players[0]?.answers[0]).toMatchObject({
    choice: good.choice,
    text: good.text || null,
    // A mini-game tells a score only.
    correct: type === 'miniGame' ? null : true,
  });
});

it('a page that knows nothing of texts still answers what is picked', async () => {
  const room = await bench.openRoom(sampleGame());
  const operator = await bench.operator(room.id);
  const player = await bench.player(room.code, 'Noa');
  await press(operator, 'next');
  expect(await reply(player, { choice: [1] }, 'older')).toBe(messageId('older'));
});

it('the presenter alone is told what to play, and a game without sound begins muted', async () => {
  const room = await bench.openRoom(sampleGame(1, { sound: false, soundSet: 'calm' }));
  const presenter = await bench.presenter(room.id);
  expect(presenter.link.last('welcomePresenter')).toMatchObject({
    sounds: { set: 'calm', music: null, winners: null, separateWinners: false },
    view: { muted: true },
  });
  const player = await bench.player(room.code, 'Noa');
  expect(player.link.last('welcomePlayer')).not.toHaveProperty('sounds');
});
