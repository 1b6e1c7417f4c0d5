import { GameResultSummary } from '@qc/contract';
import { summarizeRun } from '@qc/engine';
import { expect, it } from 'vitest';
import { readStoredReport, readStoredResult } from './read-stored-report.ts';
import { toFigures } from './stored-report.ts';
import { sampleRun } from '../testing/sample-run.ts';

const summary = GameResultSummary.parse({
  ...{ _id: 'result-00001', game: null, name: 'Seas', startedAt: 1, endedAt: 2, playersCount: 3, questionsCount: 6 },
  rightShare: 0.9,
});

/** A report as earlier versions kept it: everybody's score of the last mini-game is called right. */
function olderReport(): string {
  const { questions, players, ...rest } = summarizeRun(sampleRun());
  const [question] = questions;
  if (!question) throw new Error('no question');
  return toFigures({
    ...rest,
    questions: [
      ...questions,
      { ...question, slide: 6, type: 'miniGame', answers: [], answeredCount: 3, rightCount: 3 },
    ],
    players: players.map((player) => ({
      ...player,
      rightCount: player.rightCount + 1,
      answers: [
        ...player.answers,
        {
          slide: 6,
          response: { type: 'miniGame' as const, share: 0.8 },
          correct: true,
          points: player.seat,
          tookMs: 4000,
        },
      ],
    })),
  }).report;
}

it('counts the mini-games of an older report as those of today', () => {
  const run = summarizeRun(sampleRun());
  const { questions, players } = readStoredReport(olderReport());
  expect(questions.map(({ rightCount }) => rightCount)).toEqual([...run.questions.map((one) => one.rightCount), null]);
  expect(players.map(({ rightCount }) => rightCount)).toEqual(run.players.map(({ rightCount }) => rightCount));
  expect(players[2]?.answers.at(-1)).toMatchObject({ correct: null, response: { share: 0.8 }, points: 2 });
  expect(readStoredResult(summary, olderReport()).rightShare).toBe(run.rightShare);
});

it('reads answers as versions before 0.9.2 kept them', () => {
  const { report } = toFigures(summarizeRun(sampleRun()));
  const older = JSON.stringify(JSON.parse(report), (_key, value) => {
    if (value?.response === undefined) return value;
    const { response, ...rest } = value;
    const choice = response && (response.picks ?? response.sequence ?? []);
    return { ...rest, choice, text: response?.text ?? response?.value?.toString() ?? null };
  });
  expect(older).toContain('"choice":[2,0,1]');
  expect(readStoredReport(older)).toEqual(readStoredReport(report));
});

it('leaves every other report as it was kept', () => {
  const { report } = toFigures(summarizeRun(sampleRun()));
  expect(readStoredReport(report)).toEqual(JSON.parse(report));
});
