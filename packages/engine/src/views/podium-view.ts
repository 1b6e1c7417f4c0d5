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
import type { RoomState } from '../state.ts';
import { withFaces } from './team-faces.ts';
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
    teams: withFaces(state, isOver ? teamRows(state) : told(teams), FACES_MAX),
    ...(winners.length > 0 && isBestOnly(state) && { best: true as const }),
    ...(rounds.length > 0 && { rounds }),
  };
}
