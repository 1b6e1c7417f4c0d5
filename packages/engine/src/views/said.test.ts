import { expect, test } from 'vitest';
import type { RunSlide } from '../run-game.ts';
import { summarizeRun } from '../report/summarize-run.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from '../view.ts';
import { ownView } from './own-view.ts';

const typed = sampleSlide({
  type: 'typed',
  answers: ['Paris', 'פריז'].map((text) => ({ text, media: null, correct: true })),
});
const number = sampleSlide({
  type: 'number',
  answers: [],
  numberKey: { value: 330, rule: 'closest', tolerance: 0, unit: 'm' },
});
const order = sampleSlide({ type: 'order', answers: answersWith([], 3), sequence: [2, 0, 1] });
const miniGame = sampleSlide({ type: 'miniGame', answers: [], miniGame: 'https://example.org/game', time: 60 });

/** A room whose question has been answered by everybody, at its reveal. */
function answered(slide: RunSlide, said: (string | number[])[], showAnswer = true): TestRoom {
  const room = new TestRoom(sampleGame([slide], { showAnswer }));
  said.forEach((_, index) => room.join(`Player ${'abcdefghjkmn'[index]}`));
  room.next();
  room.nowMs += 10_000;
  said.forEach((one, seat) => {
    const outcome = typeof one === 'string' ? room.say(seat, one) : room.answer(seat, ...one);
    if (!outcome.ok) throw new Error(outcome.code);
  });
  room.wait(1500);
  return room;
}

test('typed answers: most frequent first, spellings together, the commonest shown', () => {
  const room = answered(typed, ['Rome', 'PARIS', 'Paris', 'Paris', '__proto__', 'rome', 'Berlin']);
  expect(presenterView(room.state, room.nowMs)).toMatchObject({
    phase: { phase: 'reveal', correct: [], solution: ['Paris', 'פריז'], question: { answers: [], script: 'any' } },
    distribution: [],
    said: [
      { text: 'Paris', count: 3, correct: true },
      { text: 'Rome', count: 2, correct: false },
      { text: 'Berlin', count: 1, correct: false },
      { text: '__proto__', count: 1, correct: false },
    ],
  });
  expect(ownView(room.state, 1)).toMatchObject({
    response: { type: 'typed', text: 'PARIS' },
    result: { correct: true, points: 750 },
  });
  expect(ownView(room.state, 0)).toMatchObject({ response: { text: 'Rome' }, result: { correct: false, points: 0 } });
});

test('every number that was said is told at the reveal, lowest first, and none elsewhere', () => {
  const room = answered(number, ['1,000', '329', '331', '٣٣١', '-5']);
  expect(presenterView(room.state, room.nowMs).guesses).toEqual([
    { value: -5, count: 1 },
    { value: 329, count: 1 },
    { value: 331, count: 2 },
    { value: 1000, count: 1 },
  ]);
  const words = answered(typed, ['Rome']);
  expect(presenterView(words.state, words.nowMs).guesses).toBeUndefined();
  const open = new TestRoom(sampleGame([number]));
  open.join('Noa');
  open.join('Omar');
  open.next();
  open.say(0, '5');
  expect(presenterView(open.state, open.nowMs).guesses).toBeUndefined();
});

test('numbers: nearest first, the same number together; every nearest one is right', () => {
  const room = answered(number, ['100', '329', '331', '٣٣١', '1,000']);
  expect(presenterView(room.state, room.nowMs)).toMatchObject({
    phase: { correct: [], solution: ['330 m'], question: { unit: 'm' } },
    said: [
      { text: '331', count: 2, correct: true },
      { text: '329', count: 1, correct: true },
      { text: '100', count: 1, correct: false },
      { text: '1000', count: 1, correct: false },
    ],
  });
  expect(room.state.rounds[0]?.closest).toBe(1);
  expect(room.state.seats.blocks[0]?.map((seat) => seat.score)).toEqual([0, 750, 750, 750, 0]);
});

test('who was removed before the points were given does not stand in the way of the nearest', () => {
  const room = new TestRoom(sampleGame([number]));
  for (const name of ['Noa', 'Omar']) room.join(name);
  room.next();
  room.say(0, '330');
  room.say(1, '400');
  expect(room.state.phase.name).toBe('closed');
  room.operate({ do: 'kick', seat: 0 });
  room.wait(1500);
  expect(ownView(room.state, 1)).toMatchObject({ result: { correct: true } });
  expect(presenterView(room.state, room.nowMs).said).toEqual([{ text: '400', count: 1, correct: true }]);
});

test('nothing is said before the reveal, nor on slides where answers are picked', () => {
  const room = new TestRoom(sampleGame([typed, sampleSlide()]));
  room.join('Noa');
  room.next();
  room.say(0, 'Rome');
  expect(presenterView(room.state, room.nowMs)).toMatchObject({ phase: { phase: 'closed' }, said: null });
  room.wait(1500);
  expect(presenterView(room.state, room.nowMs).said).toHaveLength(1);
  room.next();
  expect(presenterView(room.state, room.nowMs).said).toHaveLength(1);
  room.next();
  expect(presenterView(room.state, room.nowMs).said).toBeNull();
});

test('a game that hides answers gives them away in no row and in no order', () => {
  const words = answered(typed, ['Rome', 'Rome', 'Paris'], false);
  expect(presenterView(words.state, words.nowMs)).toMatchObject({
    phase: { correct: null, solution: [] },
    said: [
      { text: 'Rome', count: 2, correct: false },
      { text: 'Paris', count: 1, correct: false },
    ],
  });
  const numbers = answered(number, ['330', '5', '5', '10'], false);
  expect(presenterView(numbers.state, numbers.nowMs)).toMatchObject({
    phase: { correct: null, solution: [] },
    said: [
      { text: '5', count: 2, correct: false },
      { text: '10', count: 1, correct: false },
      { text: '330', count: 1, correct: false },
    ],
  });
  const items = answered(order, [[2, 0, 1]], false);
  expect(presenterView(items.state, items.nowMs)).toMatchObject({ phase: { correct: null }, distribution: null });
  // The operator runs the game and knows.
  expect(operatorView(numbers.state, numbers.nowMs).solution).toEqual(['330 m']);
  expect(operatorView(items.state, items.nowMs).correct).toEqual([2, 0, 1]);
});

test('at most eight rows, long texts cut', () => {
  const room = answered(
    typed,
    [...'abcdefghj'].map((letter) => letter.repeat(100)),
  );
  const said = presenterView(room.state, room.nowMs).said ?? [];
  expect(said).toHaveLength(8);
  expect(said[0]?.text).toBe(`${'a'.repeat(39)}…`);
});

test('an order counts who put each item in its place', () => {
  const room = answered(order, [
    [2, 0, 1],
    [2, 1, 0],
  ]);
  expect(presenterView(room.state, room.nowMs)).toMatchObject({
    phase: { correct: [2, 0, 1], solution: [] },
    distribution: [1, 1, 2],
    said: null,
  });
  expect(room.state.seats.blocks[0]?.map((seat) => seat.score)).toEqual([750, 250]);
});

test('a mini-game gives its share of the points however long it took, and has no key to show', () => {
  const room = answered(miniGame, ['0.25', '1']);
  expect(room.state.seats.blocks[0]?.map((seat) => seat.score)).toEqual([250, 1000]);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    correct: null,
    question: { miniGame: 'https://example.org/game', answers: [], score: 1000 },
  });
});

test('results keep sequence, solution and what was said', () => {
  const rooms = [
    answered(typed, ['Rome', 'Paris']),
    answered(number, ['5', '5', '10', '330']),
    answered(order, [[2, 0, 1]]),
  ];
  const questions = rooms.map((room) => summarizeRun(room.state).questions[0]);
  expect(questions).toMatchObject([
    {
      solution: ['Paris', 'פריז'],
      said: [
        { text: 'Paris', count: 1, correct: true },
        { text: 'Rome', count: 1, correct: false },
      ],
      answers: [{ text: 'Paris', correct: true, count: 0 }, { text: 'פריז' }],
      rightCount: 1,
    },
    {
      solution: ['330 m'],
      said: [{ text: '5', count: 2 }, { text: '330', correct: true }, { text: '10' }],
      answers: [],
      rightCount: 1,
    },
    { sequence: [2, 0, 1], answers: [{ count: 1, correct: false }, { count: 1 }, { count: 1 }], said: [] },
  ]);
  const [player] = summarizeRun(rooms[1]?.state ?? answered(number, []).state).players;
  expect(player?.answers[0]).toMatchObject({ response: { value: 330 }, correct: true, points: 750 });
});
