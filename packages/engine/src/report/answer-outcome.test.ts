import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOutcome } from './answer-outcome.ts';
import { roundIndexOf } from '../rounds.ts';
import { resultOf } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import { summarizeRun } from './summarize-run.ts';
import { arbitraryGame } from '../testing/arbitrary-game.ts';
import { arbitraryIntents } from '../testing/intent.ts';
import { playIntents } from '../testing/play-intents.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { ask, roomOf } from '../testing/scored-room.ts';

test('a part that is right makes an answer partly right, also where it gives no points', () => {
  const scoring = { profile: 'firstRight' as const, first: 1, penalty: 0, streaks: false };
  const order = sampleSlide({ type: 'order', answers: answersWith([], 3), sequence: [2, 0, 1] });
  const several = sampleSlide({ selection: 'multiple', answers: answersWith([0, 1], 4) });
  const room = roomOf(sampleGame([order, several, sampleSlide()], { scoring }), 'Noa', 'Omar', 'Dana');
  ask(room, [[2, 0, 1], 1000], [[2, 1, 0], 2000], [[0, 1, 2], 2000]);
  ask(room, [[0, 1], 1000], [[0], 2000], [[0, 2], 3000]);
  ask(room, [0, 1000], [1, 2000], [null, 0]);
  room.operate({ do: 'end' });
  const { questions, players } = summarizeRun(room.state);
  const outcomes = players
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ answers }) => questions.map((question, at) => answerOutcome(question, answers[at])));
  expect(outcomes).toEqual([
    ['right', 'right', 'right'],
    ['partly', 'partly', 'wrong'],
    ['wrong', 'wrong', null],
  ]);
  expect(players.flatMap(({ seat, answers }) => (seat === 0 ? [] : answers.map(({ points }) => points)))).toEqual([
    ...[0, 0, 0, 0, 0, 0],
  ]);
  expect(questions.map((question) => answerOutcome(question, undefined))).toEqual([null, null, null]);
});

test('every report says of every answer what its player was told', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(arbitraryGame, arbitraryIntents, (game, intents) => {
      const state = [...playIntents(game, intents)].at(-1)?.after;
      if (!state) return;
      const { questions, players } = summarizeRun(state);
      for (const [at, question] of questions.entries()) {
        const round = state.rounds[roundIndexOf(state, question.slide)];
        const slide = state.game.slides[question.slide];
        if (!round || !slide) throw new Error('not asked');
        for (const { seat, answers } of players) {
          const answer = tableGet(round.answers, seat) ?? null;
          const worth = answer && slide.type !== 'miniGame' ? resultOf(state.game, slide, round, answer) : null;
          const told = worth && (worth.correct ? 'right' : worth.partly ? 'partly' : 'wrong');
          expect(answerOutcome(question, answers[at])).toBe(told);
        }
      }
    }),
    { numRuns: 300 },
  );
});
