import type { TeamRow } from '@qc/contract';
import { tableEntries } from '../seats/seat-table.ts';
import type { RoomState, Seat } from '../state.ts';

/** So many of a team are known by face at most. */
const KEPT = 5;

/** Each page that comes back while teams are shown asks for them, and to find them is work for every seat. */
const made = new WeakMap<RoomState['seats'], ReadonlyMap<number, readonly Seat[]>>();

/** The teams with the faces of their best players, at most `most` of each (up to five). */
export function withFaces({ seats }: RoomState, rows: readonly TeamRow[], most: number): TeamRow[] {
  const best = made.get(seats) ?? bestOf(seats);
  made.set(seats, best);
  return rows.map((row) => ({ ...row, faces: (best.get(row.team) ?? []).slice(0, most).map(({ face }) => face) }));
}

/** Of those with as many points, who joined first comes first. */
function bestOf(seats: RoomState['seats']): Map<number, Seat[]> {
  const all = new Map<number, Seat[]>();
  for (const seat of tableEntries(seats)) {
    if (seat.removed || seat.team === null) continue;
    const best = all.get(seat.team) ?? [];
    all.set(seat.team, best);
    const last = best.at(-1);
    if (best.length === KEPT && last && last.score >= seat.score) continue;
    best.push(seat);
    best.sort((a, b) => b.score - a.score);
    if (best.length > KEPT) best.pop();
  }
  return all;
}
