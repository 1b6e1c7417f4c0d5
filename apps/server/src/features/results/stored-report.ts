import { DIRECTIONS, GameResult, LANGUAGES, PlayerResult, QuestionResult } from '@qc/contract';
import type { RunSummary } from '@qc/engine';
import * as z from 'zod/mini';

const { scoring, teams, teamResults, corrections } = GameResult.shape;

/** What a result's row keeps as JSON, beside its columns. What later versions added has a default. */
export const StoredReport = z.object({
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  questions: z.array(QuestionResult),
  players: z.array(PlayerResult),
  scoring,
  teams,
  teamResults,
  corrections,
});
export type StoredReport = z.infer<typeof StoredReport>;

/** What is stored of a run's figures: the columns that lists read, and the report. */
export interface StoredFigures {
  playersCount: number;
  questionsCount: number;
  rightShare: number | null;
  /** A `StoredReport` as JSON. */
  report: string;
}

/** The figures of a summed-up run as they are stored. */
export function toFigures(summary: Omit<RunSummary, 'name' | 'startedAt' | 'endedAt' | 'pace'>): StoredFigures {
  const { language, direction, questions, players, scoring, teams, teamResults, corrections } = summary;
  const report: StoredReport = { language, direction, questions, players, scoring, teams, teamResults, corrections };
  const { playersCount, questionsCount, rightShare } = summary;
  return { playersCount, questionsCount, rightShare, report: JSON.stringify(report) };
}
