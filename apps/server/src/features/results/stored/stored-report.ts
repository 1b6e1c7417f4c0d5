import { GameResult, keysOf, pickFields } from '@qc/contract';
import { finish, type RunSummary, type Steps } from '@qc/engine';
import * as z from 'zod/mini';
import { LongText } from '#platform/db/long-text';
import { listInSteps, objectInSteps } from './json-in-steps.ts';

/** What a result's row keeps as JSON, beside its columns. What later versions added has a default. */
export const StoredReport = z.pick(GameResult, {
  language: true,
  direction: true,
  answerLetters: true,
  latinKeys: true,
  digitKeys: true,
  winnersCount: true,
  scoring: true,
  teams: true,
  callersFlat: true,
  questions: true,
  players: true,
  teamResults: true,
  rounds: true,
  corrections: true,
});
export type StoredReport = z.infer<typeof StoredReport>;
const REPORT_FIELDS = keysOf(StoredReport.shape);

/** What is stored of a run's figures: the columns that lists read, and the report. */
export interface StoredFigures<Text = string> {
  playersCount: number;
  questionsCount: number;
  rightShare: number | null;
  /** A `StoredReport` as JSON. */
  report: Text;
}

type Summary = Omit<RunSummary, 'name' | 'startedAt' | 'endedAt' | 'pace'>;

/** The figures of a summed-up run as they are stored. */
export function toFigures(summary: Summary): StoredFigures {
  const figures = finish(figuresInSteps(summary));
  return { ...figures, report: figures.report.text };
}

/** The same in steps, for runs of thousands of players. */
export function* figuresInSteps(summary: Summary): Steps<StoredFigures<LongText>> {
  const { playersCount, questionsCount, rightShare } = summary;
  const report: StoredReport = pickFields(summary, REPORT_FIELDS);
  const out: string[] = [];
  yield* objectInSteps(report, out, { players: listInSteps });
  return { playersCount, questionsCount, rightShare, report: new LongText(out) };
}
