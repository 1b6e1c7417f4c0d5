import { expect, test } from 'vitest';
import type { RunGame, RunSlide } from './run-game.ts';
import { scoreRounds } from './scoring/score-rounds.ts';
import { samplePicture } from './testing/arbitrary-game.ts';
import { answersWith, sampleGame, sampleSlide } from './testing/sample-game.ts';
import { ask, roomOf, scores } from './testing/scored-room.ts';
import { sharedView } from './view.ts';
import { ownView } from './views/own-view.ts';

function game(slides: RunSlide[], scoring: Partial<RunGame['scoring']>, changes: Partial<RunGame> = {}): RunGame {
  const sample = sampleGame(slides, changes);
  return { ...sample, scoring: { ...sample.scoring, ...scoring } };
}

const number = sampleSlide({
  type: 'number',
  answers: [],
  numberKey: { value: 100, rule: 'closest', tolerance: 0, unit: '' },
});
const multiple = sampleSlide({ selection: 'multiple', answers: answersWith([0, 1], 4) });
const survey = sampleSlide({ type: 'survey', answers: answersWith([], 2) });

test('accuracy: the time does not matter', () => {
  const room = roomOf(game([sampleSlide()], { profile: 'accuracy' }), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 1000], [0, 19_000], [1, 1000]);
  expect(scores(room)).toEqual([1000, 1000, 0]);
});

test('linear: nothing is left at the end of the clock', () => {
  const room = roomOf(game([sampleSlide()], { profile: 'linear' }), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 400], [0, 10_000], [0, 20_100]);
  expect(scores(room)).toEqual([1000, 500, 0]);
});

test('first right: the first are paid, equal times share, removed players take nobody’s place', () => {
  const room = roomOf(
    game([sampleSlide(), sampleSlide()], { profile: 'firstRight', first: 2 }),
    'A',
    'B',
    'C',
    'D',
    'E',
  );
  ask(room, [0, 3000], [0, 2000], [1, 1000], [0, 3000], [0, 4000]);
  expect(scores(room)).toEqual([1000, 1000, 0, 1000, 0]);
  expect(room.state.rounds[0]?.firstMs).toBe(3000);
  // Removed later: what was given stays.
  room.operate({ do: 'kick', seat: 1 });
  expect(scores(room)).toEqual([1000, 1000, 0, 1000, 0]);
  room.next();
  room.next();
  room.nowMs += 1000;
  for (const seat of [0, 2, 4]) {
    room.nowMs += 1000;
    room.answer(seat, 0);
  }
  room.operate({ do: 'kick', seat: 0 });
  room.operate({ do: 'reveal' });
  expect(room.state.rounds[1]?.firstMs).toBeNull();
  expect(scores(room).slice(2)).toEqual([1000, 1000, 1000]);
});

test('first right on nearest numbers and mini-games', () => {
  const miniGame = sampleSlide({ type: 'miniGame', answers: [], time: 60 });
  const room = roomOf(game([number, miniGame], { profile: 'firstRight', first: 1 }), 'Noa', 'Omar', 'Dana');
  ask(room, ['90', 5000], ['110', 6000], ['80', 1000]);
  expect(scores(room)).toEqual([1000, 0, 0]);
  // A mini-game takes the time it takes.
  ask(room, ['1', 9000], ['0.75', 8000], ['0.25', 7000]);
  expect(scores(room)).toEqual([2000, 750, 250]);
  expect(room.state.rounds.map((round) => round.firstMs)).toEqual([5000, null]);
});

test('penalty: wrong costs, silence does not, and totals go below zero', () => {
  const room = roomOf(game([sampleSlide(), multiple], { profile: 'penalty', penalty: 40 }), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 10_000], [1, 1000], [null, 0]);
  expect(scores(room)).toEqual([750, -400, 0]);
  expect(room.state.seats.blocks.flat().map((seat) => seat.rank)).toEqual([1, 3, 2]);
  // One right and one wrong is not wholly wrong.
  ask(room, [[2, 3], 400], [[0, 2], 400], [[0], 400]);
  expect(scores(room)).toEqual([350, -400, 500]);
});

test('penalty: who is not the nearest is not wrong', () => {
  const room = roomOf(game([number], { profile: 'penalty', penalty: 100 }), 'Noa', 'Omar');
  ask(room, ['99', 400], ['500', 400]);
  expect(scores(room)).toEqual([1000, 0]);
});

test('streaks: a bonus for each right answer in a row, until one is wrong or missing', () => {
  const slides = [
    sampleSlide(),
    survey,
    sampleSlide(),
    sampleSlide({ score: 0 }),
    sampleSlide(),
    sampleSlide(),
    sampleSlide(),
  ];
  const room = roomOf(game(slides, { profile: 'accuracy', streaks: true }), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 1000], [0, 1000], [0, 1000]);
  // Neither a survey nor a slide without points touches it.
  ask(room, [1, 1000], [null, 0], [1, 1000]);
  ask(room, [0, 1000], [0, 1000], [1, 1000]);
  ask(room, [1, 1000], [null, 0], [1, 1000]);
  expect(ownView(room.state, 0)).toMatchObject({ result: { correct: false, points: 0, bonus: 0 }, streak: 2 });
  ask(room, [0, 1000], [null, 0], [0, 1000]);
  expect(scores(room)).toEqual([3300, 2100, 2000]);
  expect(ownView(room.state, 0)).toMatchObject({ result: { points: 1200, bonus: 200 }, streak: 3 });
  expect(ownView(room.state, 1)).toMatchObject({ result: { points: 0, bonus: 0 }, streak: 0 });
  const late = room.join('Late');
  expect(ownView(room.state, late)).toMatchObject({ result: null, streak: 0 });
  ask(room, [0, 1000], [0, 1000], [0, 1000], [0, 1000]);
  expect(room.state.seats.blocks.flat().map((seat) => seat.streak)).toEqual([4, 1, 2, 1]);
});

test.each([true, false])('the standings say streaks where there are any: %s', (streaks) => {
  const room = roomOf(game([sampleSlide(), sampleSlide()], { streaks }), 'Noa');
  ask(room, [0, 400]);
  ask(room, [0, 400]);
  room.next();
  const { phase } = sharedView(room.state, room.nowMs);
  expect(phase).toMatchObject({ phase: 'standings', top: [{ score: streaks ? 2100 : 2000, streak: streaks ? 2 : 0 }] });
  room.operate({ do: 'back' });
  expect(ownView(room.state, 0)).toMatchObject({ result: { bonus: 0 }, streak: streaks ? 1 : 0 });
});

test('scores are those of the game as it is now, whatever was gathered before', () => {
  const room = roomOf(game([sampleSlide()], { profile: 'accuracy' }), 'Noa');
  ask(room, [0, 1000]);
  const cheaper = { ...room.state.game, slides: [sampleSlide({ score: 10 })] };
  expect(scoreRounds({ ...room.state, game: cheaper }).blocks.flat()).toMatchObject([{ score: 10 }]);
  expect(scoreRounds(room.state).blocks.flat()).toMatchObject([{ score: 1000 }]);
});

test('streaks: nothing of one shows before the reveal, and a slide shown again shows its own', () => {
  const slides = [sampleSlide(), sampleSlide(), sampleSlide()];
  const room = roomOf(game(slides, { profile: 'accuracy', streaks: true }), 'Noa');
  ask(room, [0, 1000]);
  ask(room, [0, 1000]);
  room.next();
  room.next();
  room.answer(0, 0);
  expect(room.state.phase.name).toBe('closed');
  expect(ownView(room.state, 0)).toMatchObject({ result: null, streak: 0, score: 2100 });
  room.next();
  expect(ownView(room.state, 0)).toMatchObject({ result: { points: 1200, bonus: 200 }, streak: 3 });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'reveal', slide: 1 });
  expect(ownView(room.state, 0)).toMatchObject({ result: { points: 1100, bonus: 100 }, streak: 2 });
});

test.each([0, 1000])(
  'streaks run over rounds as they were revealed, one asked earlier but revealed %d ms later',
  (laterMs) => {
    const slides = [sampleSlide(), sampleSlide({ openingMedia: samplePicture('one') }), sampleSlide(), sampleSlide()];
    const room = roomOf(game(slides, { profile: 'accuracy', streaks: true }), 'Noa', 'Omar');
    ask(room, [1, 1000], [1, 1000]);
    room.next();
    while (room.state.phase.name !== 'question') room.next();
    room.answer(0, 1);
    room.answer(1, 0);
    // Left after it closed and passed over on its second showing: the end reveals it.
    room.operate({ do: 'back' });
    room.operate({ do: 'skip' });
    room.operate({ do: 'skip' });
    expect(room.state.phase).toMatchObject({ name: 'question', slide: 2 });
    room.answer(0, 0);
    room.answer(1, 0);
    room.operate({ do: 'reveal' });
    expect(scores(room)).toEqual([1000, 1000]);
    room.nowMs += laterMs;
    room.operate({ do: 'end' });
    // At the same instant the one asked first comes first, and the streak over the other is counted again.
    const streaks = room.state.seats.blocks.flat().map((seat) => seat.streak);
    expect([scores(room), streaks]).toEqual([[1000, 2100], laterMs === 0 ? [1, 2] : [0, 2]]);
  },
);

test('double and triple points: what is given, what is taken off and the bonus of a streak', () => {
  const slides = ([1, 2, 3] as const).map((times) => sampleSlide({ times }));
  const room = roomOf(game(slides, { profile: 'penalty', penalty: 25, streaks: true }), 'Noa', 'Omar');
  ask(room, [0, 0], [1, 0]);
  expect(scores(room)).toEqual([1000, -250]);
  ask(room, [0, 10_000], [1, 0]);
  // 2000 × ¾ and a tenth of 2000 for the second in a row.
  expect(scores(room)).toEqual([2700, -750]);
  ask(room, [0, 0], [1, 0]);
  expect(scores(room)).toEqual([6300, -1500]);
});
