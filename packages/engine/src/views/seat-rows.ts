import type { SeatRow } from '@qc/contract';
import { hasAnswered, shownRound } from '../rounds.ts';
import { remotesOf } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState, Round, Seat } from '../state.ts';

/** One row of the operator's list; null: nobody ever had this seat. */
export function seatRow(state: RoomState, number: number): SeatRow | null {
  const seat = seatAt(state, number);
  return seat ? rowOf(seat, number, shownRound(state), remotesOf(state, number)) : null;
}

/** The operator's list, by seat number, removed seats with it. */
export function seatRows(state: RoomState): SeatRow[] {
  const round = shownRound(state);
  const rows: SeatRow[] = [];
  for (const block of state.seats.blocks) for (const seat of block) rows.push(rowOf(seat, rows.length, round, []));
  for (const [remote, number] of Object.entries(state.remotes)) rows[number]?.remotes.push(remote);
  return rows;
}

function rowOf(seat: Seat, number: number, round: Round | null, remotes: string[]): SeatRow {
  return {
    seat: number,
    name: seat.name,
    score: seat.score,
    present: !seat.removed && seat.awaySinceMs === null,
    answered: round !== null && hasAnswered(round, number),
    removed: seat.removed,
    team: seat.team,
    extraPercent: seat.extraPercent,
    joinedAtMs: seat.joinedAtMs,
    remotes,
  };
}
