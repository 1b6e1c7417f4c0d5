import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';

/** The place on the podium that the hall has just been told of this player or the own team; empty: not told, or none of the first. */
export function podiumWords(
  { language }: Pick<RoomInfo, 'language'>,
  { teams }: Pick<Extract<PhaseView, { phase: 'podium' }>, 'teams'>,
  own: Pick<OwnView, 'rank' | 'team'>,
): string {
  const { places, teamPlaces } = textsIn(language, 'outcome');
  const team = own.team === null ? undefined : teams.find((row) => row.team === own.team);
  if (team) return teamPlaces[team.rank - 1] ?? '';
  return own.rank === null ? '' : (places[own.rank - 1] ?? '');
}
