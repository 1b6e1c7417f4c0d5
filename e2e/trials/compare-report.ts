import { pickedIn } from '@qc/contract';
import type { GameResult, PlayerAnswer, PlayerResult, QuestionResult, SlideResponse } from '@qc/contract';
import type { Bot } from '../bots/bot.ts';
import type { Trial } from './trial.ts';

/** Who played, as they themselves know it. */
interface Played {
  bots: readonly Bot[];
  phone: { name: string; answered: number };
}

/** Holds a report against what the players know, and its totals against the answers in it. All must be equal. */
export function compareReport(trial: Trial, result: GameResult, { bots, phone }: Played): void {
  const { questions, players } = result;
  const given = players.flatMap((player) => player.answers.filter((answer) => answer.response !== null));
  const confirmed = sum(bots.map((bot) => bot.acked.length));
  trial.note(`${confirmed} answers confirmed to bots, ${phone.answered} to the phone, ${given.length} in the report`);
  trial.exactly('players in the report', result.playersCount, bots.length + 1);
  trial.exactly('answers in the report', given.length, confirmed + phone.answered);
  trial.exactly('answers that bots had to give', confirmed, bots.length * questions.length);

  const { missing, changed } = faults(result, bots);
  trial.exactly('confirmed answers that the report lacks', missing, 0);
  trial.exactly('confirmed answers that the report has otherwise', changed, 0);
  const last = bots.filter((bot) => bot.own?.score !== players.find(({ name }) => name === bot.name)?.score);
  trial.exactly('bots whose last points are not the report’s', last.length, 0);

  trial.exactly('players whose totals are not the sum of their answers', count(players, wrongTotals), 0);
  const wrongQuestion = (question: QuestionResult) => wrongCounts(question, given);
  trial.exactly('questions whose counts are not the sum of the answers', count(questions, wrongQuestion), 0);
  const misplaced = (player: PlayerResult, at: number) => at > 0 && (players[at - 1]?.score ?? 0) < player.score;
  trial.exactly('players below somebody with fewer points', players.filter(misplaced).length, 0);
  const judged = new Set(questions.filter(({ rightCount }) => rightCount !== null).map(({ slide }) => slide));
  const graded = given.filter(({ slide }) => judged.has(slide));
  const share = graded.filter(({ correct }) => correct === true).length / graded.length;
  trial.exactly('share of right answers', result.rightShare ?? -1, share);
}

function faults({ players }: GameResult, bots: readonly Bot[]): { missing: number; changed: number } {
  const byName = new Map(players.map((player) => [player.name, player]));
  let missing = 0;
  let changed = 0;
  for (const bot of bots)
    for (const acked of bot.acked) {
      const stored = byName.get(bot.name)?.answers.find(({ slide }) => slide === acked.slide);
      if (!stored || stored.response === null) missing += 1;
      else if (written(stored.response) !== written(acked.response)) changed += 1;
    }
  return { missing, changed };
}

/** A response in words. What was picked has no order. */
function written(response: SlideResponse): string {
  return JSON.stringify('picks' in response ? response.picks.toSorted((a, b) => a - b) : response);
}

function wrongTotals({ answers, score, answeredCount, rightCount }: PlayerResult): boolean {
  const points = sum(answers.map((answer) => answer.points));
  const given = answers.filter((answer) => answer.response !== null).length;
  const right = answers.filter((answer) => answer.correct === true).length;
  return points !== score || given !== answeredCount || right !== rightCount;
}

function wrongCounts(question: QuestionResult, given: readonly PlayerAnswer[]): boolean {
  const own = given.filter(({ slide }) => slide === question.slide);
  const right = own.filter(({ correct }) => correct === true).length;
  if (question.answeredCount !== own.length || (question.rightCount ?? right) !== right) return true;
  if (question.answers.some((answer, at) => answer.count !== picks(question, own, at))) return true;
  // The list of what was said is cut at its end; what it has must be so.
  return question.said.some(
    (row) => row.count !== own.filter(({ response }) => same(wordsOf(response), row.text)).length,
  );
}

/** How many picked an answer; on an order slide, how many put it in its right place. */
function picks({ type, sequence }: QuestionResult, own: readonly PlayerAnswer[], at: number): number {
  if (type !== 'order') return own.filter(({ response }) => pickedIn(response).includes(at)).length;
  const place = sequence.indexOf(at);
  return own.filter(({ response }) => pickedIn(response)[place] === at).length;
}

function wordsOf(response: SlideResponse | null): string | null {
  if (response?.type === 'typed') return response.text;
  return response?.type === 'number' ? String(response.value) : null;
}

/** Bots write the same word always with the same letters. */
function same(said: string | null, row: string): boolean {
  return said !== null && said.trim().toLowerCase() === row.trim().toLowerCase();
}

function count<T>(items: readonly T[], check: (item: T) => boolean): number {
  return items.filter(check).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
