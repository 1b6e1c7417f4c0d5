import { backup, DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config-error.ts';
import { flushFile } from '../flush.ts';

/** More pages than any file has: in several steps a server that writes all the time would make it begin anew each time. */
const EVERYTHING = 2 ** 31 - 1;

/** Copies a database as it is at one moment, also while a server writes to it, and proves that the copy is sound. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, to, { rate: EVERYTHING });
  } finally {
    source.close();
  }
  checkSqlite(to);
  await flushFile(to);
}

/** Throws ConfigError when a file is no sound database. */
function checkSqlite(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    const faults = copy.prepare('pragma integrity_check(1)').all();
    const [verdict] = Object.values(faults[0] ?? {});
    if (verdict !== 'ok') throw new ConfigError(`The database ${path} is damaged: ${String(verdict)}`);
  } finally {
    copy.close();
  }
}
