import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
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
  const moved = withSeat(state, number, { ...seat, team });
  const told: RoomEvent = { type: 'seatChanged', seat: number };
  const { name } = state.phase;
  // Teams are on screen.
  return name === 'standings' || name === 'podium'
    ? changed(moved, told, { type: 'phaseChanged' })
    : changed(moved, told);
}
