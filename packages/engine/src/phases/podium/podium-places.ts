import type { PodiumStage, StandingRow, TeamRow } from '@qc/contract';
import { scoreSpread } from '../../scoring/score-spread.ts';
import { winnersOf } from '../../scoring/winners.ts';
import type { RoomState, Seat } from '../../state.ts';
import { standingRows } from '../../views/standing-rows.ts';
import { teamRows } from '../../views/team-rows.ts';

/** Everything of the podium has been told. */
export const LAST_STAGE = 4 satisfies PodiumStage;
/** The stage that tells the first place; the third is told by 1, the second by 2. */
const FIRST_STAGE = 3;

/** All who have won, best first. */
export function winnersIn(state: RoomState): StandingRow[] {
  const { winnersCount } = state.game;
  const poorest = scoreSpread(state.seats)?.poorest;
  return winnersOf(standingRows(state, winnersCount), winnersCount, poorest);
}

/** Nobody has points: who lost the least is the best of the evening. */
export function isBestOnly(state: RoomState): boolean {
  const best = scoreSpread(state.seats)?.best ?? 0;
  return best <= 0;
}

/** The teams that stand on the steps, best first: those with points, or who lost less; none where nobody has won. */
export function honouredTeams(state: RoomState): TeamRow[] {
  const joined = teamRows(state).filter(({ members }) => members > 0);
  return winnersIn(state).length === 0 ? [] : winnersOf(joined, joined.length);
}

/** What stands on the steps: teams where there are any, else players. */
export function stepRows(state: RoomState): readonly { rank: number }[] {
  const teams = honouredTeams(state);
  return teams.length > 0 ? teams : winnersIn(state);
}

/** The stages in which a place is told, in their order: of places that are shared, the next is nobody's. */
export function tellingStages(state: RoomState): PodiumStage[] {
  const ranks = new Set(stepRows(state).map(({ rank }) => rank));
  return ([1, 2, 3] as const).filter((stage) => ranks.has(rankToldBy(stage)));
}

/** Whether a place has been told by a stage: from then on it may be known. */
export function isTold(rank: number, stage: PodiumStage): boolean {
  return stage === LAST_STAGE || (stage > 0 && rank >= rankToldBy(stage) && rank <= rankToldBy(1));
}

/** Whether a player stands on the steps and has been told by a stage. Who shares the last honoured place has it, too. */
export function isSeatTold(
  state: RoomState,
  { rank, score }: Pick<Seat, 'rank' | 'score'>,
  stage: PodiumStage,
): boolean {
  const spread = scoreSpread(state.seats);
  const beaten = !spread || spread.best > 0 ? 0 : spread.poorest;
  return rank !== null && rank <= state.game.winnersCount && score > beaten && isTold(rank, stage);
}

function rankToldBy(stage: PodiumStage): number {
  return FIRST_STAGE + 1 - stage;
}
