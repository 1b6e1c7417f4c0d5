import type { PodiumStage, PodiumView } from '@qc/contract';
import {
  honouredTeams,
  isBestOnly,
  isTold,
  LAST_STAGE,
  tellingStages,
  winnersIn,
} from '../phases/podium/podium-places.ts';
import { roundWinners } from '../game-rounds/round-winners.ts';
import { tableEntries } from '../seats/seat-table.ts';
import type { RoomState, Seat } from '../state.ts';
import { teamRows } from './team-rows.ts';

/** A team on the podium shows the faces of so many. */
const FACES_MAX = 5;

/** The podium as far as it has been told: whose place is still to come stands nowhere in it. */
export function podiumView(
  state: RoomState,
  stage: PodiumStage,
): Pick<PodiumView, 'stage' | 'steps' | 'winners' | 'teams' | 'best' | 'rounds'> {
  const told = <T extends { rank: number }>(rows: T[]) => rows.filter(({ rank }) => isTold(rank, stage));
  const teams = honouredTeams(state);
  const isOver = stage === LAST_STAGE;
  const winners = winnersIn(state);
  const rounds = isOver ? roundWinners(state) : [];
  return {
    stage,
    steps: tellingStages(state).length,
    // Where teams stand on the steps, the best players are listed when all is told.
    winners: isOver ? winners : teams.length > 0 ? [] : told(winners),
    teams: (isOver ? teamRows(state) : told(teams)).map((row) => ({ ...row, faces: bestFaces(state, row.team) })),
    ...(winners.length > 0 && isBestOnly(state) && { best: true as const }),
    ...(rounds.length > 0 && { rounds }),
  };
}

function bestFaces({ seats }: RoomState, team: number): number[] {
  const best: Seat[] = [];
  for (const seat of tableEntries(seats)) {
    const last = best.at(-1);
    if (seat.removed || seat.team !== team || (best.length === FACES_MAX && last && last.score >= seat.score)) continue;
    best.push(seat);
    best.sort((a, b) => b.score - a.score);
    if (best.length > FACES_MAX) best.pop();
  }
  return best.map(({ face }) => face);
}
