import { readRows } from './stored-rows.ts';
import type { DataPlace } from './stored-rows.ts';

/** What the books of a running server say about one kind of run. */
export interface PaidRun {
  /** Id of the room, assignment or licence. */
  id: string;
  /** Whether the run itself is on disk; of a room: it is there, started or not. */
  isThere: boolean;
  posted: number;
  held: number;
  voided: number;
}

const OWNERS = { room: 'room', assignment: 'assignment', export: 'run_licence' } as const;

/** Every run of a kind that is on disk, or has a charge. */
export async function paidRuns(place: DataPlace, what: keyof typeof OWNERS): Promise<PaidRun[]> {
  const runs = new Map<string, PaidRun>();
  const runOf = (id: string): PaidRun => {
    const run = runs.get(id) ?? { id, isThere: false, posted: 0, held: 0, voided: 0 };
    runs.set(id, run);
    return run;
  };
  // As they were at one moment: a charge and its run are written together.
  const rows = await readRows(
    place,
    `select id, null as run_key, null as state from ${OWNERS[what]}
      union all select null, run_key, state from charge where what = ?`,
    what,
  );
  for (const { id: own, run_key: key, state } of rows) {
    if (key === null) {
      runOf(String(own)).isThere = true;
      continue;
    }
    // One that was given back and charged anew stands in the books under another name.
    const [id = ''] = String(key)
      .slice(what.length + 1)
      .split('~');
    if (state === 'posted' || state === 'held' || state === 'voided') runOf(id)[state] += 1;
  }
  return [...runs.values()];
}

/** Charges of which nobody has said yet whether their run began. */
export async function heldCharges(place: DataPlace): Promise<number> {
  const [row] = await readRows(place, "select count(*) as held from charge where state = 'held'");
  return Number(row?.['held']);
}
