import type { PhaseView, PresenterView, QuestionView } from '@qc/contract';
import { expect, it } from 'vitest';
import type { Told } from './recording.ts';
import { momentsOf, scenesOf } from './scenes.ts';

const question: QuestionView = {
  ...{ type: 'trivia', question: '?', queMessage: '', image: null, backgroundMedia: null, answers: [], times: 1 },
  ...{ selection: 'single', script: null, unit: '', miniGame: '', score: 1000 },
};
const on = { slide: 0, visit: 1 };
const view = (phase: PhaseView, step: number): PresenterView => ({
  ...{ phase, step, paused: false, players: 2, door: null, ageMs: 0, present: 2, answered: 0, distribution: null },
  ...{ said: null, muted: false, volume: 70, black: false, locked: false, arrivals: [], ready: 0, pattern: null },
});
const standings: PhaseView = { phase: 'standings', top: [], teams: [], lines: [], round: null, ...on };
const told = (...phases: [atMs: number, phase: PhaseView][]): Told[] =>
  phases.map(([atMs, phase], v) => ({ atMs, message: { t: 'presenter', atMs, v, view: view(phase, v) } }));
const run = told(
  [0, { phase: 'lobby' }],
  [9000, { phase: 'starting', limitMs: 3600, remainingMs: 3600 }],
  [12_600, { phase: 'asking', question, answerCount: 4, ...on, limitMs: 3000, remainingMs: 3000 }],
  [15_600, { phase: 'question', question, ...on, limitMs: 10_000, remainingMs: 10_000 }],
  [25_600, { phase: 'closed', question, ...on, limitMs: 300, remainingMs: 300 }],
  [25_900, standings],
  [30_000, { ...standings, slide: 1 }],
  [35_000, { phase: 'ended' }],
);

it('every phase has its picture, the short ones at their end, in the order they are seen', () => {
  const scenes = scenesOf(run);
  expect(scenes.map(({ name, atMs }) => [name, atMs])).toEqual([
    ['01-lobby-empty', 1500],
    ['02-lobby', 8940],
    ['03-starting', 9500],
    ['04-asking', 14_100],
    ['05-question-trivia', 17_100],
    ['06-last-seconds', 23_000],
    ['07-closed', 25_840],
    ['08-standings', 29_300],
    ['09-ended', 36_500],
  ]);
});

it('moments that move are looked at from before they begin', () => {
  const moments = momentsOf(run);
  expect(moments.map(({ name }) => name)).toEqual(['starting', 'asking', 'last-seconds', 'reveal', 'standings']);
  expect(moments[1]).toEqual({ name: 'asking', fromMs: 12_600, toMs: 16_600 });
  expect(moments.at(-1)?.fromMs).toBe(29_800);
});
