import type { Gap } from '@qc/contract';
import { tableGet } from '../../seats/seat-table.ts';
import type { RoomState, Seat } from '../../state.ts';

const NOBODY = -1;

/** Seats by their rank, from 1. */
interface ByRank {
  /** The first and the last to join of those who share a rank. */
  first: Int32Array;
  last: Int32Array;
}

/** Thousands of pages ask for the same places. */
const known = new WeakMap<RoomState['seats'], ByRank>();

/**
 * Beside whom a seat with a place stands: behind the nearest with a better place, or, at the top, ahead of the next one.
 * Null: it has no place, or there is nobody else.
 */
export function ownGap({ seats }: Pick<RoomState, 'seats'>, number: number, { rank, score }: Seat): Gap | null {
  if (rank === null) return null;
  const byRank = known.get(seats) ?? orderOf(seats);
  const kind = rank === 1 ? 'ahead' : 'behind';
  const other = tableGet(seats, rank === 1 ? nextOf(byRank, number) : aheadOf(byRank, rank));
  return other ? { kind, name: other.name, by: Math.abs(other.score - score) } : null;
}

function aheadOf({ last }: ByRank, rank: number): number {
  let at = rank - 1;
  while (at > 0 && last[at] === NOBODY) at -= 1;
  return last[at] ?? NOBODY;
}

/** Of those who lead, another one; else whoever comes after them. */
function nextOf({ first, last }: ByRank, leader: number): number {
  const other = [first[1], last[1]].find((seat) => seat !== leader);
  return other ?? first.find((seat, rank) => rank > 1 && seat !== NOBODY) ?? NOBODY;
}

function orderOf(seats: RoomState['seats']): ByRank {
  const first = new Int32Array(seats.length + 1).fill(NOBODY);
  const last = new Int32Array(seats.length + 1).fill(NOBODY);
  let number = 0;
  for (const block of seats.blocks)
    for (const { removed, rank } of block) {
      if (!removed && rank !== null) {
        if (first[rank] === NOBODY) first[rank] = number;
        last[rank] = number;
      }
      number += 1;
    }
  const byRank = { first, last };
  known.set(seats, byRank);
  return byRank;
}
