import { DIRECTIONS, GameResult, LANGUAGES, PlayerResult, QuestionResult } from '@qc/contract';
import { finish, type RunSummary, type Steps } from '@qc/engine';
import * as z from 'zod/mini';
import { LongText } from '#platform/db/long-text';
import { listInSteps, objectInSteps } from './json-in-steps.ts';

const { winnersCount, scoring, teams, callersFlat, teamResults, rounds, corrections } = GameResult.shape;

/** What a result's row keeps as JSON, beside its columns. What later versions added has a default. */
export const StoredReport = z.object({
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  questions: z.array(QuestionResult),
  players: z.array(PlayerResult),
  winnersCount,
  scoring,
  teams,
  callersFlat,
  teamResults,
  rounds,
  corrections,
});
export type StoredReport = z.infer<typeof StoredReport>;

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
  const { language, direction, questions, players, winnersCount, scoring, teams, teamResults, rounds, corrections } =
    summary;
  const lists = { questions, players, teamResults, rounds, corrections };
  const flat = summary.callersFlat && { callersFlat: summary.callersFlat };
  const report: StoredReport = { language, direction, winnersCount, scoring, teams, ...flat, ...lists };
  const { playersCount, questionsCount, rightShare } = summary;
  const out: string[] = [];
  yield* objectInSteps(report, out, { players: listInSteps });
  return { playersCount, questionsCount, rightShare, report: new LongText(out) };
}
