import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DATABASE = 'questions.sqlite';
const FILES = 'files';

/** Copies the data of a running product, so that another may begin with them. Whatever was at `to` is gone. */
export function keepFirstData(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { mode: 0o700 });
  // Part of the database still stands in its journal: only the database knows the whole.
  const database = new DatabaseSync(join(from, DATABASE), { readOnly: true });
  database.prepare('vacuum into ?').run(join(to, DATABASE));
  database.close();
  cpSync(join(from, FILES), join(to, FILES), { recursive: true });
}
