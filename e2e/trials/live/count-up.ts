import type { Bot } from '../../bots/bot.ts';
import { missingAnswers } from '../../crash/missing-answers.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

/** A run, and whose it is. */
export interface Run {
  owner: Awaited<ReturnType<Stage['account']>>;
  game: string;
  room: Awaited<ReturnType<Run['owner']['openRoomOf']>>;
}

/** What was confirmed to bots of a run, which it ends, against what room, report and table hold. Gives the scores that differ. */
export async function countUp(
  trial: Trial,
  stage: Stage,
  bots: readonly Bot[],
  { owner, game, room }: Run,
): Promise<number> {
  const operator = await stage.staff(owner, room, 'operator');
  const seats = operator.of('welcomeOperator')[0]?.seats.filter((row) => !row.removed) ?? [];
  trial.exactly('players in the room', seats.length, bots.length);
  await press(operator, { do: 'end' });
  const result = await stage.result(owner, game);
  const confirmed = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
  const held = result.questions.reduce((sum, question) => sum + question.answeredCount, 0);
  const { missing, doubled } = missingAnswers(result, bots);
  trial.note(`${confirmed} answers confirmed, ${held} in the report`);
  trial.atLeast('answers confirmed', confirmed, Math.round(bots.length * result.questions.length * 0.9));
  trial.exactly('confirmed answers missing in the report', missing, 0);
  trial.exactly('answers doubled', doubled, 0);
  const scores = new Map(result.players.map((player) => [player.name, player.score]));
  const differing = seats.filter((row) => scores.get(row.name) !== row.score).length;
  trial.exactly('scores that differ between room and report', differing, 0);
  return differing;
}
