import { expect, test } from 'vitest';
import type { RunGame } from '../run-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { ask, roomOf } from '../testing/scored-room.ts';
import { reviewRows } from './review.ts';

const order = sampleSlide({ type: 'order', answers: answersWith([], 3), sequence: [2, 0, 1] });
const typed = sampleSlide({ type: 'typed', answers: [{ text: 'Rome', media: null, correct: true }] });
const survey = sampleSlide({ type: 'survey', answers: answersWith([], 2) });

const picks = (type: 'trivia' | 'survey', index: number) => ({ type, picks: [index] });

function played(changes: Partial<RunGame>) {
  const scoring = { profile: 'accuracy' as const, first: 1, penalty: 0, streaks: true };
  const slides = [sampleSlide(), order, sampleSlide({ question: 'Skipped' }), typed, survey];
  const room = roomOf(sampleGame(slides, { scoring, ...changes }), 'Noa', 'Omar');
  ask(room, [0, 1000], [1, 1000]);
  ask(room, [[2, 0, 1], 1000], [[2, 1, 0], 1000]);
  while (room.state.phase.name !== 'question') room.next();
  room.operate({ do: 'skip' });
  room.say(0, 'rome');
  room.operate({ do: 'reveal' });
  room.join('Late');
  ask(room, [1, 1000], [null, 0], [0, 1000]);
  return room;
}

test('the own answers with what was right, once the run is over', () => {
  const room = played({});
  expect(reviewRows(room.state, 0)).toEqual([]);
  room.next();
  expect(room.state.phase.name).toBe('podium');
  const rows = reviewRows(room.state, 0);
  expect(rows).toMatchObject([
    { slide: 0, type: 'trivia', response: picks('trivia', 0), correct: true, points: 1000, right: [0], solution: [] },
    { slide: 1, type: 'order', response: { sequence: [2, 0, 1] }, correct: true, points: 1100, right: [2, 0, 1] },
    {
      slide: 3,
      type: 'typed',
      answers: [],
      response: { type: 'typed', text: 'rome' },
      correct: true,
      points: 1200,
      right: null,
      solution: ['Rome'],
    },
    { slide: 4, type: 'survey', response: picks('survey', 1), correct: null, points: 0, right: null },
  ]);
  expect(rows[0]).toMatchObject({
    question: 'Which is right?',
    answers: answersWith([], 4).map(({ text }) => ({ text, media: null })),
  });
  expect(reviewRows(room.state, 1)).toMatchObject([
    { response: picks('trivia', 1), correct: false, partly: false, points: 0 },
    { correct: false, partly: true, points: 333 },
    { response: null, correct: false, points: 0 },
    { response: null, correct: null },
  ]);
  // Came after three of them: neither passed nor failed.
  expect(reviewRows(room.state, 2).map(({ response, correct }) => [response, correct])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [picks('survey', 0), null],
  ]);
  const { state } = room;
  room.next();
  expect([room.state.phase.name, reviewRows(room.state, 0)]).toEqual(['ended', reviewRows(state, 0)]);
});

test('a mini-game is neither right nor wrong', () => {
  const room = roomOf(sampleGame([sampleSlide({ type: 'miniGame', miniGame: '<p>Play</p>', answers: [] })]), 'Noa');
  for (let i = 0; i < 9 && room.state.phase.name !== 'question'; i += 1) {
    const { phase } = room.state;
    if (phase.name === 'preparing') room.must({ type: 'devicesReady', visit: phase.visit });
    else room.next();
  }
  room.nowMs += 5000;
  room.say(0, '0.2');
  room.operate({ do: 'reveal' });
  room.operate({ do: 'end' });
  expect(reviewRows(room.state, 0)).toMatchObject([
    { response: { share: 0.2 }, correct: null, partly: false, points: 200 },
  ]);
});

test('nothing of what is right where the game hides answers, no points where it never shows results', () => {
  const hidden = played({ showAnswer: false, showResultsAfter: 'never' });
  hidden.operate({ do: 'end' });
  const rows = reviewRows(hidden.state, 0);
  expect(rows.map(({ correct, right, solution, points }) => [correct, right, solution, points])).toEqual(
    Array.from({ length: 4 }, () => [null, null, [], null]),
  );
  expect(rows.map(({ response }) => response)).toEqual([
    picks('trivia', 0),
    { type: 'order', sequence: [2, 0, 1] },
    { type: 'typed', text: 'rome' },
    picks('survey', 1),
  ]);
});

test('nothing for a player who is not there, and nothing of a question whose outcome was never shown', () => {
  const opening = sampleSlide({ openingMedia: samplePicture('one') });
  const room = roomOf(sampleGame([sampleSlide(), opening]), 'Noa', 'Omar');
  ask(room, [0, 1000], [0, 1000]);
  while (room.state.phase.name !== 'question') room.next();
  room.answer(0, 0);
  room.answer(1, 0);
  // Left after it closed, passed over on its second showing.
  room.operate({ do: 'back' });
  room.operate({ do: 'skip' });
  room.operate({ do: 'skip' });
  expect(room.state.phase.name).toBe('podium');
  expect(reviewRows(room.state, 0).map(({ slide }) => slide)).toEqual([0]);
  expect(reviewRows(room.state, 2)).toEqual([]);
  room.operate({ do: 'kick', seat: 1 });
  expect(reviewRows(room.state, 1)).toEqual([]);
  room.operate({ do: 'end' });
  expect(reviewRows(room.state, 0).map(({ slide }) => slide)).toEqual([0, 1]);
});
