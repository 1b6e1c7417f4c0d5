import { isDeepStrictEqual } from 'node:util';
import { scoreRounds } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { isRight, naiveTotals } from './naive-totals.ts';
import type { Played } from './play-intents.ts';
import { sharedAfter } from './views-of.ts';

/** What must hold of points, places and teams after each command; throws with the name of what does not. */
export function checkScores(played: Played): void {
  const { after } = played;
  const seats = after.seats.blocks.flat();
  const totals = seats.map(({ score, totalAnswerMs, streak }) => ({ score, totalAnswerMs, streak }));
  demand('S7 scores from answers', isDeepStrictEqual(totals, scoreRounds(after).blocks.flat()));
  demand('S7 scores by the rules', isDeepStrictEqual(totals, naiveTotals(after)));
  checkSettled(played);
  checkTeams(played);
  if (operated(played, 'moveTeam'))
    demand('moving keeps points', isDeepStrictEqual(totals, played.before.seats.blocks.flat().map(totalOf)));
  if (operated(played, 'correctKey')) demand('a correction keeps answers', sameAnswers(played));
}

/**
 * The nearest and the first are those of the players who were there when points were given, and stay so unless the key
 * of their slide is put right.
 */
function checkSettled({ before, command, after, outcome }: Played): void {
  const isCorrection = command.type === 'operate' && command.action.do === 'correctKey' && outcome.ok;
  const corrected = isCorrection && command.action.do === 'correctKey' ? command.action.slide : null;
  after.rounds.forEach((round, at) => {
    const earlier = before.rounds[at];
    // A key that was so already corrects nothing, whoever has left since.
    const stays = earlier?.revealedAtMs != null && (corrected !== round.slide || before.game === after.game);
    const expected = stays
      ? [earlier.closest, earlier.firstMs]
      : [nearest(before, after, round), first(before, after, round)];
    demand('what points hang on is fixed with them', isDeepStrictEqual([round.closest, round.firstMs], expected));
  });
}

function nearest(before: RoomState, after: RoomState, round: Round): number | null {
  const slide = after.game.slides[round.slide];
  if (round.revealedAtMs === null || slide?.type !== 'number' || slide.numberKey.rule !== 'closest') return null;
  const distances = round.answers.blocks.flat().flatMap((answer, seat) => {
    if (answer?.response.type !== 'number' || !isHere(before, seat)) return [];
    return Math.abs(answer.response.value - (slide.numberKey.value ?? NaN));
  });
  return distances.length === 0 ? null : Math.min(...distances);
}

function first(before: RoomState, after: RoomState, round: Round): number | null {
  const slide = after.game.slides[round.slide];
  const { profile, first: paid } = after.game.scoring;
  const isRun =
    slide &&
    !slide.isVoid &&
    round.vote === undefined &&
    !['survey', 'media', 'break', 'miniGame', 'buzzer'].includes(slide.type);
  if (round.revealedAtMs === null || profile !== 'firstRight' || !isRun) return null;
  const right = round.answers.blocks.flat().flatMap((answer, seat) => {
    return answer && isHere(before, seat) && isRight(slide, round, answer) ? answer.tookMs : [];
  });
  const faster = (ms: number) => right.filter((other) => other < ms).length;
  // The slowest that fewer than so many were faster than.
  return right.length <= paid ? null : Math.max(...right.filter((ms) => faster(ms) < paid));
}

function isHere(before: RoomState, seat: number): boolean {
  return tableGet(before.seats, seat)?.removed === false;
}

function checkTeams(played: Played): void {
  const { after } = played;
  const { phase } = sharedAfter(played);
  if (phase.phase !== 'standings' && (phase.phase !== 'podium' || phase.stage < 4)) return;
  // Of a round alone: `checkGameRounds`.
  if (phase.phase === 'standings' && phase.round) return;
  const { mode, names, rule, best } = after.game.teams;
  const here = after.seats.blocks.flat().filter((seat) => !seat.removed);
  if (mode === 'off' || names.length < 2) {
    demand('no teams', phase.teams.length === 0 && here.every((seat) => seat.team === null));
    return;
  }
  demand(
    'everybody is in a team',
    here.every((seat) => names[seat.team ?? -1] !== undefined),
  );
  demand('every team is listed', new Set(phase.teams.map((row) => row.team)).size === names.length);
  for (const row of phase.teams) {
    const scores = here.filter((seat) => seat.team === row.team).map((seat) => seat.score);
    demand('members counted', row.members === scores.length);
    demand('S7 team points by the rule', row.score === teamScore(rule, best, scores));
    const ahead = phase.teams.filter((other) => {
      if (row.members === 0 || other.members === 0) return other.members > row.members && row.members === 0;
      return other.score > row.score;
    });
    demand('team ranks', row.rank === ahead.length + 1);
  }
}

function teamScore(rule: string, best: number, scores: number[]): number {
  let counted = [...scores];
  if (rule === 'best') counted = counted.sort((a, b) => a - b).slice(-best);
  const total = counted.reduce((sum, score) => sum + score, 0);
  return rule === 'mean' && scores.length > 0 ? Math.round(total / scores.length) || 0 : total;
}

function totalOf({ score, totalAnswerMs, streak }: Seat): unknown {
  return { score, totalAnswerMs, streak };
}

function sameAnswers({ before, after }: Played): boolean {
  return isDeepStrictEqual(
    before.rounds.map(({ answers }) => answers),
    after.rounds.map(({ answers }) => answers),
  );
}

function operated({ command, outcome }: Played, action: string): boolean {
  return command.type === 'operate' && command.action.do === action && outcome.ok;
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
