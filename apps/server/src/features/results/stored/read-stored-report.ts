import type { GameResultSummary, PlayerResult } from '@qc/contract';
import { isJudged, rightShareOf } from '@qc/engine';
import { StoredReport } from './stored-report.ts';

/**
 * A report as it was kept (`StoredReport` as JSON). Earlier versions called a mini-game's score right or wrong: what
 * they counted so is counted as it is today, so that no two figures of a report differ.
 */
export function readStoredReport(text: string): StoredReport {
  const report = StoredReport.parse(JSON.parse(text));
  const unjudged = report.questions.filter((question) => question.rightCount !== null && !isJudged(question));
  if (unjudged.length === 0) return report;
  const slides = new Set(unjudged.map(({ slide }) => slide));
  return {
    ...report,
    questions: report.questions.map((question) =>
      slides.has(question.slide) ? { ...question, rightCount: null } : question,
    ),
    players: report.players.map((player) => recounted(player, slides)),
  };
}

/** A stored result whole: what lists read of it, and its report. */
export function readStoredResult<Summary extends GameResultSummary>(
  summary: Summary,
  text: string,
): Summary & StoredReport {
  const report = readStoredReport(text);
  return { ...summary, ...report, rightShare: rightShareOf(report.questions) };
}

function recounted(player: PlayerResult, unjudged: ReadonlySet<number>): PlayerResult {
  const answers = player.answers.map((answer) => (unjudged.has(answer.slide) ? { ...answer, correct: null } : answer));
  return { ...player, answers, rightCount: answers.filter(({ correct }) => correct === true).length };
}
