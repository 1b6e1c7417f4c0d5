import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the books in a running server's file say about one kind of run. */
export interface PaidRun {
  /** Id of the room, link or licence. */
  id: string;
  /** Whether the run itself is on disk; of a room: it is there, started or not. */
  isThere: boolean;
  posted: number;
  held: number;
  voided: number;
}

const OWNERS = { room: 'room', assignment: 'assignment', export: 'run_licence' } as const;

/** Every run of a kind that is on disk, or has a charge. */
export function paidRuns(dataDir: string, what: keyof typeof OWNERS): PaidRun[] {
  return read(dataDir, (db) => {
    const runs = new Map<string, PaidRun>();
    const runOf = (id: string): PaidRun => {
      const run = runs.get(id) ?? { id, isThere: false, posted: 0, held: 0, voided: 0 };
      runs.set(id, run);
      return run;
    };
    for (const row of db.prepare(`select id from ${OWNERS[what]}`).all()) runOf(String(row['id'])).isThere = true;
    for (const row of db.prepare('select run_key, state from charge where what = ?').all(what)) {
      // One that was given back and charged anew stands in the books under another name.
      const [id = ''] = String(row['run_key'])
        .slice(what.length + 1)
        .split('~');
      const { state } = row;
      if (state === 'posted' || state === 'held' || state === 'voided') runOf(id)[state] += 1;
    }
    return [...runs.values()];
  });
}

/** Charges of which nobody has said yet whether their run began. */
export function heldCharges(dataDir: string): number {
  return read(dataDir, (db) =>
    Number(db.prepare("select count(*) as held from charge where state = 'held'").get()?.['held']),
  );
}

function read<T>(dataDir: string, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'questions.sqlite'), { readOnly: true, timeout: 5000 });
  try {
    return look(db);
  } finally {
    db.close();
  }
}
