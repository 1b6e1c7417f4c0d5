import { SAID_ROWS_MAX, type PlayerAnswer, type PlayerResult, type QuestionResult, type SaidRow } from '@qc/contract';
import { isGiven, recount, rightShareOf, writtenResponse } from '@qc/engine';
import type { StoredReport } from './stored/stored-report.ts';

/** A report with the figures that are stored beside it. */
export type CountedReport = StoredReport & {
  playersCount: number;
  questionsCount: number;
  rightShare: number | null;
};

/**
 * A report of an earlier version, which has no stored run, without one player: places move up, and what is counted is
 * counted anew from the answers that are left. Null: there is no such player.
 */
export function withoutPlayer(report: StoredReport, seat: number): CountedReport | null {
  const left = report.players.filter((player) => player.seat !== seat);
  if (left.length === report.players.length) return null;
  const players = ranked(left);
  const questions = report.questions.map((question) => recounted(question, players));
  return {
    ...report,
    players,
    questions,
    playersCount: players.length,
    questionsCount: questions.length,
    rightShare: rightShareOf(questions),
  };
}

function ranked(players: readonly PlayerResult[]): PlayerResult[] {
  let rank = 0;
  let before: PlayerResult | null = null;
  return players.map((player, index) => {
    if (before?.score !== player.score || before.totalAnswerMs !== player.totalAnswerMs) rank = index + 1;
    before = player;
    return { ...player, rank };
  });
}

function recounted(question: QuestionResult, players: readonly PlayerResult[]): QuestionResult {
  const given = players
    .flatMap(({ answers }) => answers.filter((answer) => answer.slide === question.slide))
    .filter((answer) => isGiven(question, answer));
  const counts = recount(
    question,
    given.flatMap(({ response }) => response ?? []),
  );
  return {
    ...question,
    answers: question.answers.map((answer, index) => ({ ...answer, count: counts[index] ?? 0 })),
    said: question.said.length === 0 ? [] : saidBy(given),
    answeredCount: given.length,
    rightCount: question.rightCount === null ? null : given.filter((answer) => answer.correct === true).length,
    // Without one before, time was not counted.
    averageMs:
      given.length === 0 || question.averageMs === null
        ? null
        : Math.round(sum(given.map((answer) => answer.tookMs ?? 0)) / given.length),
  };
}

/** The words that are left, alike ones together: the rules by which the run folded them were not kept. */
function saidBy(given: readonly PlayerAnswer[]): SaidRow[] {
  const rows = new Map<string, SaidRow>();
  for (const { response, correct } of given) {
    const text = writtenResponse(response) ?? '';
    const key = text.trim().toLowerCase();
    const row = rows.get(key) ?? { text, count: 0, correct: correct === true };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  const byCount = (a: SaidRow, b: SaidRow) => b.count - a.count || (a.text < b.text ? -1 : 1);
  return [...rows.values()].sort(byCount).slice(0, SAID_ROWS_MAX);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
