import { GameResult, type GameResultSummary } from '@qc/contract';
import { readStoredResult } from './stored/read-stored-report.ts';

/** A stored result to be shown. */
export interface ReportTask {
  do: 'report';
  summary: GameResultSummary;
  /** A `StoredReport` as JSON. */
  report: string;
  /** Whether its owner, who owned its game, looks: phone numbers are the owner's alone. */
  mine: boolean;
}

/** A result as whoever looks may see it. */
export function readReport({ summary, report, mine }: Omit<ReportTask, 'do'>): GameResult {
  const stored = readStoredResult(summary, report);
  const players = mine ? stored.players : stored.players.map((player) => ({ ...player, phone: null }));
  return { ...stored, players, mine };
}

/** The same as the reply's JSON, through the reply's schema. */
export function writeReport(task: Omit<ReportTask, 'do'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(GameResult.parse(readReport(task))));
}
