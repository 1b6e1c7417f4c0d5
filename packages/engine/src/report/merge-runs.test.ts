import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctRun } from '../correction/correct-run.ts';
import { mergeRuns } from './merge-runs.ts';
import type { RunGame } from '../run-game.ts';
import { scoreRounds } from '../scoring/score-rounds.ts';
import type { RoomState } from '../state.ts';
import { summarizeRun } from './summarize-run.ts';
import { arbitraryGame } from '../testing/arbitrary-game.ts';
import { arbitraryIntents, type Intent } from '../testing/intent.ts';
import { playIntents } from '../testing/play-intents.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { ask, roomOf } from '../testing/scored-room.ts';
import { step } from '../step.ts';
import { toRunGame } from '../prepare/to-run-game.ts';
import { GameResult, newQuestion } from '@qc/contract';

const scoring = { profile: 'halfFloor' as const, first: 3, penalty: 0, streaks: true };

test('many who played alone become one run', () => {
  const game = sampleGame([sampleSlide(), sampleSlide(), sampleSlide({ type: 'survey' })], { scoring });
  const far = roomOf(game, 'Noa');
  ask(far, [0, 400]);
  ask(far, [0, 10_000]);
  ask(far, [3, 1000]);
  far.operate({ do: 'end' });
  const short = roomOf(game, 'Omar');
  short.nowMs += 60_000;
  ask(short, [0, 400]);
  short.operate({ do: 'end' });
  const gone = roomOf(game, 'Dana');
  gone.operate({ do: 'kick', seat: 0 });
  gone.operate({ do: 'end' });
  const merged = mergeRuns(game, [short.state, gone.state, far.state]);
  const summary = summarizeRun(merged);
  expect(summary).toMatchObject({
    playersCount: 2,
    questionsCount: 3,
    startedAt: far.state.startedAtMs,
    endedAt: short.state.endedAtMs,
    questions: [{ answeredCount: 2 }, { answeredCount: 1 }, { answeredCount: 1, rightCount: null }],
    players: [
      { seat: 1, name: 'Noa', rank: 1, score: 1850, totalAnswerMs: 10_400 },
      // Did not come to the second question.
      { seat: 0, name: 'Omar', rank: 2, score: 1000, totalAnswerMs: 20_400 },
    ],
  });
  expect(merged.phase).toEqual({ name: 'ended' });
  expect([merged.players, merged.present]).toEqual([2, 0]);
  expect(merged.seats.blocks.flat().every((seat) => seat.previousRank === null)).toBe(true);
  const corrected = correctRun(merged, 0, { kind: 'void' }, 'Noa', 5);
  expect(corrected.ok && summarizeRun(corrected.state).players.map(({ score }) => score)).toEqual([750, 0]);
});

test('nobody has played', () => {
  expect(summarizeRun(mergeRuns(sampleGame([sampleSlide()]), []))).toMatchObject({ playersCount: 0, questions: [] });
});

/** Nobody's points hang on others, and whoever joins is the only one. */
function selfPaced(game: RunGame): RunGame {
  const slides = game.slides.map((slide) => ({
    ...slide,
    numberKey: { ...slide.numberKey, rule: 'tolerance' as const },
  }));
  const profile = game.scoring.profile === 'firstRight' ? ('accuracy' as const) : game.scoring.profile;
  return { ...game, slides, scoring: { ...game.scoring, profile }, maxPlayers: 1 };
}

/** Keys and clocks are those of the game, and slides come in their order. */
function isKept(intent: Intent): boolean {
  if (intent.want !== 'operate') return intent.want !== 'correct';
  return !['back', 'skip', 'addTime', 'correctKey'].includes(intent.action.do);
}

test('the points of a merged run are those of each run', { timeout: 300_000 }, () => {
  let scored = 0;
  fc.assert(
    fc.property(arbitraryGame, fc.array(arbitraryIntents, { minLength: 1, maxLength: 4 }), (any, wishes) => {
      const game = selfPaced(any);
      const runs = wishes.map((intents) => finished(game, intents.filter(isKept).map(ofOne)));
      const merged = mergeRuns(game, runs);
      const own = runs.flatMap((run) => run.seats.blocks.flat().filter((seat) => !seat.removed));
      const seats = merged.seats.blocks.flat();
      expect(seats.map(({ name, score }) => [name, score])).toEqual(own.map(({ name, score }) => [name, score]));
      const totals = seats.map(({ score, totalAnswerMs, streak }) => ({ score, totalAnswerMs, streak }));
      expect(scoreRounds(merged).blocks.flat()).toEqual(totals);
      expect(merged.rounds.every((round, at) => round.slide > (merged.rounds[at - 1]?.slide ?? -1))).toBe(true);
      GameResult.parse({ ...summarizeRun(merged), _id: 'result-1', game: 'game-0001' });
      scored += seats.filter(({ score }) => score > 0).length;
    }),
    { numRuns: 1000 },
  );
  expect(scored).toBeGreaterThan(200);
});

/** There is one player, who does what anybody does. */
function ofOne(intent: Intent): Intent {
  return intent.want === 'answer' ? { ...intent, seat: 0 } : intent;
}

function finished(game: RunGame, intents: readonly Intent[]): RoomState {
  const last = [...playIntents(game, intents)].at(-1);
  if (!last) throw new Error('nothing was played');
  const ended = step(last.after, { type: 'operate', action: { do: 'end' }, expect: null }, last.nowMs);
  if (!ended.ok) throw new Error(ended.code);
  return ended.state;
}

test('a game for those who play alone has no rivals', () => {
  const { slides: _slides, maxPlayers: _maxPlayers, ...settings } = sampleGame([]);
  const number = {
    ...newQuestion('number'),
    labels: [],
    numberKey: { value: -50, rule: 'closest' as const, tolerance: 0, unit: 'm' },
  };
  const near = { ...number, numberKey: { ...number.numberKey, rule: 'tolerance' as const, tolerance: 2 } };
  const first = {
    ...settings,
    scoring: { ...scoring, profile: 'firstRight' as const },
    maxParticipants: 0,
    teams: { mode: 'assign' as const, names: ['Red', 'Blue'], rule: 'sum' as const, best: 1 },
  };
  const selfPacedGame = toRunGame(first, [number, near], { selfPacedUntilMs: 99 });
  expect(selfPacedGame).toMatchObject({ pace: 'self', closesAtMs: 99, scoring: { ...scoring, profile: 'accuracy' } });
  // Everybody would be the first one in the first team.
  expect(selfPacedGame.teams).toEqual({ ...first.teams, mode: 'choose' });
  expect(selfPacedGame.slides.map((slide) => slide.numberKey)).toEqual([
    { value: -50, rule: 'tolerance', tolerance: 5, unit: 'm' },
    near.numberKey,
  ]);
  const live = toRunGame(first, [number, near]);
  expect(live).toMatchObject({ pace: 'live', closesAtMs: null, scoring: { profile: 'firstRight' } });
  expect(live.slides[0]?.numberKey.rule).toBe('closest');
});
