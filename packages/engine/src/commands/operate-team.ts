import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
import { hasAnswered, withOpenRound } from '../rounds.ts';
import { canAnswer } from '../seats/seats-by-remote.ts';
import { seatAt, withSeat } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';
import { isTeam } from '../teams.ts';

/**
 * Moves a player to another team. A team's points are those of its members, so both teams' totals are right at once;
 * the player's own stay.
 */
export function moveTeam(state: RoomState, number: number, team: number): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  if (!isTeam(state.game, team)) return refuse('badChoice');
  if (seat.team === team) return unchanged(state);
  const after = { ...seat, team };
  // Where one of the teams is out of the question, it is another who is waited for.
  const moved = withOpenRound(withSeat(state, number, after), (round) => {
    if (seat.awaySinceMs !== null || hasAnswered(round, number)) return round;
    const by =
      Number(canAnswer(state, round, { seat: after, number })) - Number(canAnswer(state, round, { seat, number }));
    return by === 0 ? round : { ...round, waitingFor: round.waitingFor + by };
  });
  const told: RoomEvent = { type: 'seatChanged', seat: number };
  const { name } = state.phase;
  // Teams are on screen.
  return name === 'standings' || name === 'podium' || name === 'honours'
    ? changed(moved, told, { type: 'phaseChanged' })
    : changed(moved, told);
}
