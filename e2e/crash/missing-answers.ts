import type { GameResult } from '@qc/contract';
import type { Bot } from '../bots/bot.ts';

/** Confirmed answers that a report does not hold as they were given, and answers it holds or counts twice. */
export function missingAnswers(result: GameResult, bots: readonly Bot[]): { missing: number; doubled: number } {
  const byName = new Map(result.players.map((player) => [player.name, player]));
  let missing = 0;
  for (const bot of bots)
    for (const acked of bot.acked) {
      const kept = byName.get(bot.name)?.answers.filter((answer) => answer.slide === acked.slide);
      if (kept?.length !== 1 || JSON.stringify(kept[0]?.response) !== JSON.stringify(acked.response)) missing += 1;
    }
  let doubled = result.players.length - byName.size;
  for (const question of result.questions) {
    const given = result.players.filter((one) =>
      one.answers.some((a) => a.slide === question.slide && a.response),
    ).length;
    const counted = question.answers.reduce((sum, answer) => sum + answer.count, 0);
    doubled += Math.max(0, counted - given) + Math.max(0, question.answeredCount - given);
  }
  return { missing, doubled };
}
