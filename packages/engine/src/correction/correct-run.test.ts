import type { KeyCorrection } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctKey } from './correct-key.ts';
import { correctRun } from './correct-run.ts';
import { ranksOf } from '../scoring/ranking.ts';
import type { RoomState } from '../state.ts';
import { summarizeRun } from '../report/summarize-run.ts';
import { arbitraryGame } from '../testing/arbitrary-game.ts';
import { someKey } from '../testing/arbitrary-rules.ts';
import { arbitraryIntents, type Intent } from '../testing/intent.ts';
import { OPENED_AT_MS, playIntents } from '../testing/play-intents.ts';
import type { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { ask, byNoa, roomOf, scores } from '../testing/scored-room.ts';
import { openRoom } from '../open-room.ts';
import { step } from '../step.ts';
import { operatorView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';

const second: KeyCorrection = { kind: 'choice', correct: [1] };

function correct(room: TestRoom, slide: number, key: KeyCorrection) {
  return room.send(byNoa({ do: 'correctKey', slide, key }));
}

const number = sampleSlide({
  type: 'number',
  answers: [],
  numberKey: { value: 100, rule: 'closest', tolerance: 0, unit: '' },
});

test('a key put right scores everybody again and is entered in the audit', () => {
  const room = roomOf(sampleGame([sampleSlide(), sampleSlide()]), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 400], [1, 400], [1, 10_000]);
  ask(room, [0, 400], [2, 400], [0, 400]);
  expect(scores(room)).toEqual([2000, 0, 1000]);
  const outcome = correct(room, 0, second);
  expect(outcome).toMatchObject({ ok: true, repeated: false, events: [{ type: 'phaseChanged' }, { type: 'scored' }] });
  expect(scores(room)).toEqual([1000, 1000, 1750]);
  expect(room.state.seats.blocks.flat().map(({ rank, previousRank }) => [rank, previousRank])).toEqual([
    [2, 3],
    [2, 1],
    [1, 2],
  ]);
  expect(room.state.corrections).toEqual([
    { slide: 0, atMs: room.nowMs, by: 'Noa', before: ['Answer 0'], after: ['Answer 1'] },
  ]);
  expect(ownView(room.state, 2)).toMatchObject({ score: 1750, rank: 1 });
  room.operate({ do: 'back' });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', slide: 0, correct: [1] });
  // The same again is done, and nothing to enter.
  expect(correct(room, 0, second)).toMatchObject({ ok: true, repeated: false });
  expect(room.state.corrections).toHaveLength(1);
});

test('which key can be put right: of questions that were asked and are closed', () => {
  const survey = sampleSlide({ type: 'survey' });
  const room = roomOf(sampleGame([sampleSlide(), survey, sampleSlide()]), 'Noa', 'Omar');
  const can = () => operatorView(room.state, room.nowMs).canCorrect;
  expect(correct(room, 0, second)).toEqual({ ok: false, code: 'wrongSlide' });
  room.next();
  expect([correct(room, 0, second), can()]).toEqual([{ ok: false, code: 'wrongPhase' }, false]);
  room.answer(0, 1);
  room.operate({ do: 'closeAnswers' });
  expect(can()).toBe(true);
  expect(correct(room, 0, { kind: 'choice', correct: [9] })).toEqual({ ok: false, code: 'badChoice' });
  expect(correct(room, 0, second).ok).toBe(true);
  expect(scores(room)).toEqual([0, 0]);
  room.operate({ do: 'reveal' });
  expect([scores(room), can()]).toEqual([[1000, 0], true]);
  room.next();
  room.next();
  room.operate({ do: 'closeAnswers' });
  expect([correct(room, 1, { kind: 'void' }), can()]).toEqual([{ ok: false, code: 'badChoice' }, false]);
  room.operate({ do: 'reveal' });
  room.next();
  // While another question is open.
  expect([room.state.phase.name, can()]).toEqual(['question', false]);
  expect(correct(room, 0, { kind: 'choice', correct: [0] }).ok).toBe(true);
  expect(scores(room)).toEqual([0, 0]);
  room.operate({ do: 'skip' });
  expect(correct(room, 2, second)).toEqual({ ok: false, code: 'wrongSlide' });
  expect([room.state.phase.name, can()]).toEqual(['podium', false]);
  expect(correct(room, 0, second).ok).toBe(true);
  room.operate({ do: 'end' });
  expect(correct(room, 0, { kind: 'void' })).toEqual({ ok: false, code: 'roomEnded' });
});

test('void: the question counts for nobody, until it gets a key again', () => {
  const scoring = { profile: 'penalty' as const, first: 1, penalty: 50, streaks: true };
  const room = roomOf(sampleGame([sampleSlide(), sampleSlide(), sampleSlide()], { scoring }), 'Noa', 'Omar');
  ask(room, [0, 400], [0, 400]);
  ask(room, [0, 400], [1, 400]);
  ask(room, [0, 400], [0, 400]);
  expect(scores(room)).toEqual([3300, 1500]);
  correct(room, 1, { kind: 'void' });
  // Nobody lost, and the streak goes over it.
  expect(scores(room)).toEqual([2100, 2100]);
  room.operate({ do: 'back' });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', slide: 1, correct: null });
  expect(ownView(room.state, 0)).toMatchObject({ result: null, streak: 0 });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ correct: [], canCorrect: true, isVoid: true });
  expect(summarizeRun(room.state)).toMatchObject({
    rightShare: 1,
    questions: [{ isVoid: false, rightCount: 2 }, { isVoid: true, rightCount: null, answeredCount: 2 }, {}],
    players: [{ answers: [{}, { correct: null, points: 0, response: { picks: [0] } }, {}] }, {}],
    corrections: [{ slide: 1, before: ['Answer 0'], after: [] }],
  });
  correct(room, 1, second);
  expect(scores(room)).toEqual([1500, 3300]);
  expect(room.state.corrections).toHaveLength(2);
});

test('the nearest is looked up again for the slide that was corrected, and for no other', () => {
  const room = roomOf(sampleGame([number, number]), 'Noa', 'Omar', 'Dana');
  ask(room, ['99', 400], ['140', 400], ['160', 400]);
  ask(room, ['99', 400], ['140', 400], ['160', 400]);
  room.operate({ do: 'kick', seat: 0 });
  correct(room, 1, { kind: 'number', value: 152, tolerance: 3 });
  expect(room.state.rounds.map((round) => round.closest)).toEqual([1, 8]);
  expect(scores(room)).toEqual([1000, 0, 1000]);
});

test('honours on screen are those of the key put right', () => {
  const room = roomOf(sampleGame([sampleSlide(), sampleSlide()], { rules: 2, podiumPace: 'byHand' }), 'Noa', 'Omar');
  ask(room, [0, 700], [1, 600]);
  ask(room, [0, 800], [1, 900]);
  while (room.state.phase.name !== 'honours') room.next();
  const told = () => sharedView(room.state, room.nowMs).phase;
  expect(told()).toMatchObject({ honours: [{ kind: 'fastest', name: 'Noa', value: 700 }] });
  expect(correct(room, 0, second).ok).toBe(true);
  expect(told()).toMatchObject({
    honours: [
      { kind: 'fastest', name: 'Omar', value: 600 },
      { kind: 'mostRight', name: 'Noa', value: 1 },
    ],
  });
});

test('a stored result: only a run that is over', () => {
  const room = roomOf(sampleGame([sampleSlide()]), 'Noa', 'Omar');
  ask(room, [0, 400], [1, 400]);
  expect(correctRun(room.state, 0, second, 'Noa', 5)).toEqual({ ok: false, code: 'wrongPhase' });
  room.operate({ do: 'end' });
  const corrected = correctRun(room.state, 0, second, 'Dana', 5);
  if (!corrected.ok) throw new Error(corrected.code);
  const { players, corrections } = summarizeRun(corrected.state);
  expect(players.map(({ name, score, rank }) => [name, score, rank])).toEqual([
    ['Omar', 1000, 1],
    ['Noa', 0, 2],
  ]);
  expect(corrections).toEqual([{ slide: 0, atMs: 5, by: 'Dana', before: ['Answer 0'], after: ['Answer 1'] }]);
  expect(correctRun(corrected.state, 0, second, 'Dana', 6)).toEqual({ ok: true, state: corrected.state });
  expect(correctRun(room.state, 1, second, 'Dana', 5)).toEqual({ ok: false, code: 'wrongSlide' });
  expect(correctRun(room.state, 0, { kind: 'number', value: 1, tolerance: 0 }, 'Dana', 5)).toMatchObject({ ok: false });
});

test('the audit is kept whole: it takes no more rather than forget', () => {
  const room = roomOf(sampleGame([sampleSlide()]), 'Noa');
  ask(room, [0, 400]);
  for (let count = 0; count < 500; count += 1) correct(room, 0, { kind: 'choice', correct: [1 + (count % 2)] });
  expect(room.state.corrections).toHaveLength(500);
  expect(correct(room, 0, { kind: 'void' })).toEqual({ ok: false, code: 'tooManyMessages' });
});

/** Who is removed later counted when points were given, and does not count in a correction: left out here. */
const REMOVALS: readonly string[] = ['kick', 'ban', 'removeSince', 'correctKey'];

function isKept(intent: Intent): boolean {
  if (intent.want === 'leave' || intent.want === 'correct') return false;
  return intent.want !== 'operate' || !REMOVALS.includes(intent.action.do);
}

test('after a correction all is as if the key had been right from the start', { timeout: 300_000 }, () => {
  const moved = { choice: 0, order: 0, typed: 0, number: 0, void: 0 };
  fc.assert(
    fc.property(
      arbitraryGame,
      arbitraryIntents,
      fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
      fc.nat(),
      (game, intents, place, dice) => {
        const slide = place % game.slides.length;
        const key = someKey(game.slides[slide], dice);
        const right = correctKey(game, slide, key);
        if (!right.ok) return;
        // The same commands: what players do must not follow the key.
        const played = [...playIntents(game, intents.filter(isKept))].filter(({ outcome }) => outcome.ok);
        let asWritten = openRoom({ code: '123456', game, openedAtMs: OPENED_AT_MS });
        let fromStart = openRoom({ code: '123456', game: right.game, openedAtMs: OPENED_AT_MS });
        let lastMs = OPENED_AT_MS;
        for (const { command, nowMs } of played) {
          const [nextWritten, nextFromStart] = [after(asWritten, command, nowMs), after(fromStart, command, nowMs)];
          // Which places are told, and whether honours follow, hangs on who has points: all of them are given by then.
          if (isTold(asWritten) && placeOf(nextWritten) !== placeOf(nextFromStart)) break;
          [asWritten, fromStart, lastMs] = [nextWritten, nextFromStart, nowMs];
          const sameWay = asWritten.phase.name === fromStart.phase.name;
          // Without a slide that gives points a run goes another way; by any other key it must not.
          if (!sameWay && key.kind === 'void') return;
          expect(sameWay).toBe(true);
        }
        const by = { do: 'correctKey', slide, key } as const;
        // At the time of the last command: later the clock of an open question would have closed it here, and only here.
        const corrected = step(asWritten, { type: 'operate', action: by, expect: null }, lastMs);
        if (!corrected.ok) return;
        expect(outcomeOf(corrected.state)).toEqual(outcomeOf(fromStart));
        if (JSON.stringify(asWritten.seats) !== JSON.stringify(corrected.state.seats)) moved[key.kind] += 1;
      },
    ),
    { numRuns: 8000 },
  );
  for (const [kind, count] of Object.entries(moved)) expect(count, kind).toBeGreaterThan(3);
});

/** Whether the winners are on screen, or who was best in what. */
function isTold({ phase }: RoomState): boolean {
  return phase.name === 'podium' || phase.name === 'honours';
}

/** The phase and, of the podium, how far it has been told. */
function placeOf({ phase }: RoomState): string {
  return phase.name === 'podium' ? `podium ${phase.stage}` : phase.name;
}

function after(state: RoomState, command: Parameters<typeof step>[1], nowMs: number): RoomState {
  const outcome = step(state, command, nowMs);
  return outcome.ok ? outcome.state : state;
}

/** Everything that hangs on keys. */
function outcomeOf(state: RoomState): unknown {
  const { players, teamResults, questions, rightShare } = summarizeRun(state);
  const seats = state.seats.blocks.flat().map(({ score, totalAnswerMs, streak }) => [score, totalAnswerMs, streak]);
  const rounds = state.rounds.map(({ closest, firstMs }) => [closest, firstMs]);
  const honours = state.phase.name === 'honours' ? state.phase.honours : null;
  return { players, teamResults, questions, rightShare, seats, rounds, honours, ranks: ranksOf(state.seats) };
}
