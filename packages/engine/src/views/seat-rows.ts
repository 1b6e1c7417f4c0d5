import type { SeatRow } from '@qc/contract';
import { hasAnswered, shownRound } from '../rounds.ts';
import { resultOf } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import { hasPage, remotesOf } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/** One row of the operator's list; null: nobody ever had this seat. */
export function seatRow(state: RoomState, number: number): SeatRow | null {
  const seat = seatAt(state, number);
  return seat ? rowOf(seat, number, shownOf(state), remotesOf(state, number)) : null;
}

/** The operator's list, by seat number, removed seats with it. */
export function seatRows(state: RoomState): SeatRow[] {
  const shown = shownOf(state);
  const rows: SeatRow[] = [];
  for (const block of state.seats.blocks) for (const seat of block) rows.push(rowOf(seat, rows.length, shown, []));
  for (const [remote, number] of Object.entries(state.remotes)) rows[number]?.remotes.push(remote);
  return rows;
}

/** What of the question on screen the rows tell. */
interface Shown {
  round: Round | null;
  /** Whether a seat was right; null: it is not told (yet). */
  isRight: ((number: number) => boolean) | null;
}

function shownOf(state: RoomState): Shown {
  const revealed = state.game.showAnswer ? revealedRound(state) : null;
  if (!revealed) return { round: shownRound(state), isRight: null };
  const { slide, round } = revealed;
  const answerOf = (number: number) => tableGet(round.answers, number) ?? null;
  return { round, isRight: (number) => resultOf(state.game, slide, round, answerOf(number))?.correct === true };
}

function rowOf(seat: Seat, number: number, { round, isRight }: Shown, remotes: string[]): SeatRow {
  const readMs = round?.closedAtMs === null ? round.readMs[number] : undefined;
  return {
    seat: number,
    name: seat.name,
    face: seat.face,
    score: seat.score,
    present: !seat.removed && seat.awaySinceMs === null,
    answered: round !== null && hasAnswered(round, number),
    ...(isRight?.(number) === true && { right: true as const }),
    removed: seat.removed,
    ...(seat.quiet && { quiet: true as const }),
    team: seat.team,
    extraPercent: seat.extraPercent,
    joinedAtMs: seat.joinedAtMs,
    remotes,
    ...(!hasPage(seat) && { named: true as const }),
    ...(seat.line !== null && { line: seat.line }),
    ...(readMs !== undefined && { readMs }),
  };
}
