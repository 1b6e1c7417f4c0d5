import { textsIn } from '#platform/words';
import type { StandingRow, TeamRow } from '@qc/contract';
import { honouredTeams, STEPS } from './honoured-teams.ts';
import type { PlayerScreenProps } from '../phone/player-screen-props.ts';

/** How a run ended for one player. */
export interface End {
  /** Who stands on the podium; null: it is not known here, or nobody does. */
  winners: readonly StandingRow[] | null;
  teams: readonly TeamRow[];
  /** Teams stand on the podium. */
  inTeams: boolean;
  /** The player, or the own team, does. */
  won: boolean;
  /** A self-paced run that was closed before its end. */
  stopped: boolean;
  title: string;
}

/** The end as the podium tells it, or as it is known when the room has ended. */
export function endOf({ room, view: { phase }, own, watching, podium = null }: PlayerScreenProps): End {
  const t = textsIn(room.language, 'outcome');
  const selfPaced = textsIn(room.language, 'selfPaced');
  const isSelfPaced = room.pace === 'self';
  const shown = phase.phase === 'podium' ? phase : podium;
  const winners = isSelfPaced || !shown ? null : shown.winners;
  const teams = shown?.teams ?? [];
  const stopped = phase.phase === 'ended' && phase.stopped === true;
  const honoured = winners && shown ? honouredTeams(shown) : [];
  const inTeams = honoured.length > 0;
  // Who stands on the hall's podium is told so: where teams play, these are the teams.
  const won = inTeams
    ? honoured.slice(0, STEPS).some(({ team }) => team === own.team)
    : (winners?.some((row) => row.seat === own.seat) ?? false);
  // The team's place, where the own one may be another.
  const ownTeam = honoured.find(({ team }) => team === own.team);
  const youWon = (ownTeam && t.teamPlaces[ownTeam.rank - 1]) ?? t.youWon;
  const ending = stopped ? selfPaced.stopped : selfPaced.finished;
  const title = watching ? t.thanksWatching : won ? youWon : winners ? t.wellPlayed : isSelfPaced ? ending : t.thanks;
  return { winners, teams, inTeams, won, stopped, title };
}
