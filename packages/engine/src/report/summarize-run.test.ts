import { GameResult, newQuestion } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarizeRun } from './summarize-run.ts';
import { arbitraryGame } from '../testing/arbitrary-game.ts';
import { arbitraryIntents } from '../testing/intent.ts';
import { playIntents } from '../testing/play-intents.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { toRunGame } from '../prepare/to-run-game.ts';

test('results per question and per player, without removed seats and skipped questions', () => {
  const survey = sampleSlide({ type: 'survey', answers: answersWith([], 2) });
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide({ question: 'Skipped' }), survey]));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  room.next();
  const startedAt = room.nowMs;
  room.nowMs += 2000;
  for (const seat of [0, 1, 2]) room.answer(seat, seat === 1 ? 1 : 0);
  room.wait(1500);
  room.operate({ do: 'kick', seat: 2 });
  room.next();
  room.next();
  room.answer(0, 0);
  room.operate({ do: 'skip' });
  room.answer(1, 1);
  room.operate({ do: 'end' });
  const summary = summarizeRun(room.state);
  expect(summary).toMatchObject({
    startedAt,
    endedAt: room.nowMs,
    playersCount: 2,
    questionsCount: 2,
    rightShare: 0.5,
    pace: 'live',
    scoring: room.state.game.scoring,
    teams: room.state.game.teams,
    teamResults: [],
    corrections: [],
  });
  expect(summarizeRun({ ...room.state, game: { ...room.state.game, pace: 'self' } }).pace).toBe('self');
  expect(summary.questions).toMatchObject([
    {
      slide: 0,
      answeredCount: 2,
      rightCount: 1,
      averageMs: 2000,
      answers: [{ correct: true, count: 1 }, { count: 1 }, {}, {}],
    },
    { slide: 2, type: 'survey', answeredCount: 1, rightCount: null, answers: [{ count: 0 }, { count: 1 }] },
  ]);
  expect(summary.players).toMatchObject([
    {
      ...{ seat: 0, name: 'Noa', rank: 1, score: 950, rightCount: 1, answeredCount: 1, phone: null },
      answers: [
        { slide: 0, response: { type: 'trivia', picks: [0] }, correct: true, points: 950, tookMs: 2000 },
        { slide: 2, response: null, correct: null, points: 0, tookMs: null },
      ],
    },
    {
      seat: 1,
      rank: 2,
      score: 0,
      answers: [
        { correct: false, points: 0 },
        { response: { picks: [1] }, correct: null },
      ],
    },
  ]);
});

test('every run has a summary that fits the contract, its points add up to the scores', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(arbitraryGame, arbitraryIntents, (game, intents) => {
      const last = [...playIntents(game, intents)].at(-1);
      if (!last) return;
      const summary = summarizeRun(last.after);
      GameResult.parse({ ...summary, _id: 'result-1', game: 'game-0001' });
      for (const player of summary.players)
        expect(player.score).toBe(player.answers.reduce((total, answer) => total + answer.points, 0));
    }),
    { numRuns: 500 },
  );
});

test('a game is frozen with what a run needs and nothing else', () => {
  const { slides: _slides, maxPlayers: _maxPlayers, ...settings } = sampleGame([]);
  const written = [{ ...newQuestion('trueFalse'), labels: [], score: null }];
  const run = toRunGame({ ...settings, maxParticipants: 50 }, written, { playersLimit: 3 });
  expect(run).toMatchObject({ ...settings, rules: 2, maxPlayers: 3 });
  expect(run.slides[0]).toMatchObject({ type: 'trueFalse', score: 0, time: 20, answers: [{ text: '' }, { text: '' }] });
  expect(Object.keys(run.slides[0] ?? {})).not.toContain('labels');
  expect(toRunGame({ ...settings, maxParticipants: 0 }, []).maxPlayers).toBe(10_000);
  expect(toRunGame({ ...settings, maxParticipants: 50 }, []).maxPlayers).toBe(50);
});
