import { PlayerAnswer, PlayerResult, type GameResultSummary, type QuestionResult } from '@qc/contract';
import { isJudged, rightShareOf } from '@qc/engine';
import * as z from 'zod/mini';
import { readOldAnswer } from '#features/run-state';
import { StoredReport } from './stored-report.ts';

/** A player's answer as versions before 0.9.2 kept it. */
const OldPlayerAnswer = z.object({
  ...z.omit(PlayerAnswer, { response: true }).shape,
  choice: z.nullable(z.array(z.int())),
  text: z._default(z.nullable(z.string()), null),
});
type OldPlayerAnswer = z.infer<typeof OldPlayerAnswer>;

const answers = z.array(z.union([PlayerAnswer, OldPlayerAnswer]));
const KeptReport = z.extend(StoredReport, { players: z.array(z.extend(PlayerResult, { answers })) });

/**
 * A report as it was kept (`StoredReport` as JSON). Earlier versions wrote answers otherwise, and called a mini-game's
 * score right or wrong: what they counted so is counted as it is today, so that no two figures of a report differ.
 */
export function readStoredReport(text: string): StoredReport {
  const report = withResponses(KeptReport.parse(JSON.parse(text)));
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

function withResponses({ players, ...report }: z.infer<typeof KeptReport>): StoredReport {
  const types = new Map(report.questions.map(({ slide, type }) => [slide, type]));
  const read = (answer: PlayerAnswer | OldPlayerAnswer) =>
    'response' in answer ? answer : withResponse(answer, types.get(answer.slide));
  return { ...report, players: players.map((player) => ({ ...player, answers: player.answers.map(read) })) };
}

function withResponse(
  { choice, text, ...answer }: OldPlayerAnswer,
  type: QuestionResult['type'] | undefined,
): PlayerAnswer {
  return { ...answer, response: choice && readOldAnswer(type, { choice, text: text ?? '' }) };
}
