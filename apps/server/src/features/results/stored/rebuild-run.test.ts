import type { UploadedAnswer } from '@qc/contract';
import { summarizeRun } from '@qc/engine';
import { describe, expect, it } from 'vitest';
import { rebuildRun, type PlayedRun } from './rebuild-run.ts';
import { sampleAnswers, sampleGame, samplePlayers } from '../testing/sample-run.ts';

const run = (changes: Partial<PlayedRun> = {}): PlayedRun => ({
  ...{ startedAt: 5_000_000, endedAt: 5_600_000, players: samplePlayers, answers: sampleAnswers },
  ...changes,
});
const first = sampleAnswers[0];
if (!first) throw new Error('no answers');

describe('a run from elsewhere', () => {
  it('is judged by the game’s own rules, at the times it took', () => {
    const state = rebuildRun(sampleGame, run());
    const { players, questions, startedAt, endedAt } = summarizeRun(state ?? never());
    expect([startedAt, endedAt]).toEqual([5_000_000, 5_600_000]);
    expect(questions.map(({ slide, answeredCount, rightCount }) => [slide, answeredCount, rightCount])).toEqual([
      [0, 3, 2],
      [1, 3, 2],
      [3, 2, 1],
      [4, 2, 1],
      [5, 1, null],
    ]);
    expect(players.map(({ name, rank, rightCount }) => [name, rank, rightCount])).toEqual([
      ['Noa', 1, 4],
      ['Omar', 2, 1],
      ['Dana', 3, 1],
    ]);
    // Half-floor: 1000 × (1 − 1 s / 40 s), and 15 s of 20.
    expect(players[0]?.answers[0]).toMatchObject({ points: 975, tookMs: 1000 });
    expect(players[2]?.answers[0]).toMatchObject({ points: 625, tookMs: 15_000 });
  });

  it('keeps only what was asked, under the numbers of the game', () => {
    const state = rebuildRun(
      sampleGame,
      run({ answers: [{ ...first, slide: 5, response: { type: 'survey', picks: [0] } }] }),
    );
    const { questions, players } = summarizeRun(state ?? never());
    expect(questions.map(({ slide, question }) => [slide, question])).toEqual([[5, 'Tea?']]);
    expect(players.map(({ score }) => score)).toEqual([0, 0, 0]);
  });

  it('may have no answers and no players', () => {
    expect(summarizeRun(rebuildRun(sampleGame, run({ players: [], answers: [] })) ?? never())).toMatchObject({
      playersCount: 0,
      questionsCount: 0,
    });
  });

  it.each<[string, Partial<UploadedAnswer>]>([
    ['an answer that is not there', { response: { type: 'trivia', picks: [7] } }],
    ['two answers where one is picked', { response: { type: 'trivia', picks: [0, 1] } }],
    ['words where answers are picked', { response: { type: 'typed', text: 'Dead' } }],
    ['no answer at all', { response: { type: 'trivia', picks: [] } }],
    ['a slide that is not there', { slide: 9 }],
    ['a slide without a question', { slide: 2 }],
    ['words where a number is asked for', { slide: 3, response: { type: 'typed', text: 'deep' } }],
    ['an order with gaps', { slide: 4, response: { type: 'order', sequence: [0, 1] } }],
    ['a player that is not there', { player: 3 }],
    ['an answer after the end of the clock', { tookMs: 20_400 }],
  ])('refuses %s', (_what, wrong) => {
    const others = sampleAnswers.slice(1);
    expect(rebuildRun(sampleGame, run({ answers: [{ ...first, ...wrong }, ...others] }))).toBeNull();
  });

  it('refuses two answers of one player, names alike, names of nothing, and more players than the game takes', () => {
    expect(rebuildRun(sampleGame, run({ answers: [...sampleAnswers, first] }))).toBeNull();
    expect(rebuildRun(sampleGame, run({ players: ['Noa', 'noa', 'Dana'] }))).toBeNull();
    expect(rebuildRun(sampleGame, run({ players: ['Noa', '\u200B', 'Dana'] }))).toBeNull();
    expect(rebuildRun({ ...sampleGame, maxPlayers: 2 }, run())).toBeNull();
  });
});

function never(): never {
  throw new Error('the run was refused');
}
