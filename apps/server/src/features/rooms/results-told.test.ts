import type { OperatorAction, ServerMessage, ShowResultsAfter } from '@qc/contract';
import { expect, it } from 'vitest';
import { helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

/** Where a frame says what somebody has: paths of fields that are neither null nor nothing. */
function resultsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    // What the author wrote about points is no result.
    if (key === 'room' || key === 'question') return [];
    const here = `${path}.${key}`;
    const isResult = ['score', 'rank', 'previousRank', 'points', 'bonus', 'streak', 'winners', 'top'].includes(key);
    const isNothing = field === null || (key === 'streak' && field === 0);
    return isResult && !isNothing ? [here] : resultsIn(field, here);
  });
}

/** Two questions, answered by a first right player and others, with pages that come back, come late, and look back. */
async function play(showResultsAfter: ShowResultsAfter) {
  const bench = await makeLiveBench();
  const game = sampleGame(1, { showResultsAfter });
  const scoring = { ...game.scoring, streaks: true };
  const room = await bench.openRoom({ ...game, scoring, slides: game.slides.slice(0, 2) });
  const operator = await bench.operator(room.id);
  const presenter = await bench.presenter(room.id);
  const players = [];
  for (const name of ['Noa', 'Adam', 'Layla']) players.push(await bench.player(room.code, name));
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('three players');
  let presses = 0;
  const press = async (action: OperatorAction) => {
    operator.say({ t: 'operate', id: messageId((presses += 1)), expect: null, action });
    await bench.settle();
    bench.clock.advance(400);
    await bench.settle();
  };
  const again = async (version: number | undefined) => {
    const page = bench.page();
    page.say(helloOf(room.code, first.wire.last('joined')?.token, version));
    await bench.settle();
    return page;
  };
  const seen = [presenter, ...players];
  for (const slide of [0, 1]) {
    await press({ do: 'next' });
    for (const [at, page] of players.entries()) {
      const response = { type: 'trivia' as const, picks: [at === 2 ? 0 : 1] };
      page.say({ t: 'answer', id: messageId(`a${slide}-${at}`), slide, visit: slide + 1, response });
      await bench.settle();
      bench.clock.advance(500);
    }
    await press({ do: 'reveal' });
    seen.push(await again(undefined), await again(0), await bench.presenter(room.id));
    if (showResultsAfter === 'question') await press({ do: 'next' });
  }
  const before = seen.flatMap((page) => page.wire.messages);
  const states = bench.host.room(room.id)?.state.seats.blocks.flat() ?? [];
  await press({ do: 'next' });
  await press({ do: 'end' });
  const last = await again(undefined);
  last.say({ t: 'askReview', id: messageId('review') });
  await bench.settle();
  const after = [...seen, last].flatMap((page) => page.wire.messages).slice(before.length);
  const rows = operator.wire.of('seats').flatMap((message) => message.rows);
  await bench.remove();
  return { before, after: [...after, ...last.wire.messages], scores: states.map(({ score }) => score), rows };
}

const found = (frames: readonly ServerMessage[]) => new Set(frames.flatMap((frame) => resultsIn(frame, frame.t)));

it('a game that never tells results tells them in no frame, but to its operator', async () => {
  const { before, after, scores, rows } = await play('never');
  expect(scores.some((score) => score > 0)).toBe(true);
  expect([...found(before), ...found(after)]).toEqual([]);
  expect(after.some(({ t }) => t === 'review')).toBe(true);
  expect(rows.some(({ score }) => score > 0)).toBe(true);
});

it('a game that tells results at the end tells them there, and nowhere before', async () => {
  const { before, after } = await play('end');
  expect([...found(before)]).toEqual([]);
  expect([...found(after)]).toEqual(expect.arrayContaining(['own.own.score', 'own.own.rank']));
});

it('a game that tells results after each question tells them all along', async () => {
  const { before } = await play('question');
  const told = ['own.own.score', 'own.own.rank', 'own.own.result.points', 'own.own.streak', 'player.view.phase.top'];
  expect([...found(before)]).toEqual(expect.arrayContaining(told));
});
