import { rankSeats } from '../scoring/ranking.ts';
import { hasAnswered } from '../rounds.ts';
import { UNPLAYED } from '../seats/new-seat.ts';
import { tableSet } from '../seats/seat-table.ts';
import { seatAt, withSeat } from '../seats/seats.ts';
import type { RoomState, Round, Seat } from '../state.ts';

/**
 * A finished run without one player: nothing that tells of the person is left, neither name and phone nor what was
 * answered. Those behind move up; everybody else's points stay, also where this player was the nearest or the first.
 */
export function removePlayer(state: RoomState, number: number): RoomState {
  const seat = seatAt(state, number);
  if (!seat) return state;
  const rounds = state.rounds.map((round) => withoutAnswer(round, number, seat.removed));
  const emptied = { ...withSeat(state, number, emptySeat(seat)), rounds };
  return {
    ...emptied,
    players: state.players - (seat.removed ? 0 : 1),
    present: state.present - (seat.removed || seat.awaySinceMs !== null ? 0 : 1),
    seats: rankSeats(emptied.seats, true),
    extraSeats: state.extraSeats.filter((one) => one !== number),
    banned: state.banned.filter((device) => device !== seat.deviceHash),
  };
}

function emptySeat(seat: Seat): Seat {
  return {
    ...seat,
    name: '',
    nameKey: '',
    phone: '',
    tokenHash: '',
    deviceHash: '',
    line: null,
    face: 0,
    extraPercent: 0,
    removed: true,
    ...UNPLAYED,
  };
}

function withoutAnswer(round: Round, number: number, wasRemoved: boolean): Round {
  if (!hasAnswered(round, number)) return round;
  const answered = round.answered - (wasRemoved ? 0 : 1);
  return { ...round, answered, answers: tableSet(round.answers, number, null) };
}
