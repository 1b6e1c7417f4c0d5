import type { StandingLine } from '@qc/contract';
import { shownGameRound } from '../../game-rounds/in-round.ts';
import { chooseLines } from '../../scoring/moment/choose-lines.ts';
import type { RoomState } from '../../state.ts';
import { teamNames } from '../../teams.ts';
import { namedSeat } from './named-seat.ts';

/** Each page that comes back while standings are shown asks for the same lines. */
const made = new WeakMap<
  RoomState['seats'],
  Pick<RoomState, 'rounds' | 'game' | 'linesTold'> & { of: number | null; lines: readonly StandingLine[] }
>();

/** The lines of the moment as they are told over the standings. */
export function standingLines(state: RoomState): StandingLine[] {
  const { seats, rounds, game, linesTold } = state;
  const of = shownGameRound(state)?.number ?? null;
  const known = made.get(seats);
  if (known?.rounds === rounds && known.game === game && known.linesTold === linesTold && known.of === of)
    return [...known.lines];
  const lines = chooseLines(state).flatMap((fact): StandingLine[] => {
    if (fact.kind === 'half' || fact.kind === 'close') return [fact];
    if (fact.kind === 'team') return [{ ...fact, name: teamNames(game)[fact.team] ?? '' }];
    const player = namedSeat(state, fact.seat);
    if (!player) return [];
    return fact.kind === 'leader' || fact.kind === 'comeback'
      ? [{ kind: fact.kind, ...player }]
      : [{ kind: fact.kind, value: fact.value, ...player }];
  });
  made.set(seats, { rounds, game, linesTold, of, lines });
  return lines;
}
