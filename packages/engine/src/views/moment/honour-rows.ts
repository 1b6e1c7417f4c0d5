import type { HonourRow } from '@qc/contract';
import type { HonourFact, RoomState } from '../../state.ts';
import { teamNames } from '../../teams.ts';
import { namedSeat } from './named-seat.ts';

/** The honours of a run with the names of those who have them; who was removed since is honoured no more. */
export function honourRows(state: RoomState, honours: readonly HonourFact[]): HonourRow[] {
  return honours.flatMap((fact): HonourRow[] => {
    if (fact.kind === 'team') return [{ ...fact, name: teamNames(state.game)[fact.team] ?? '' }];
    const player = namedSeat(state, fact.seat);
    return player ? [{ ...fact, ...player }] : [];
  });
}
