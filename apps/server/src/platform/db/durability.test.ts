import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeSqliteDatabase } from '../../testing/test-databases.ts';

const WRITER = join(import.meta.dirname, '../../testing/write-until-killed.ts');

/** Lets a process of its own write and kills it the hard way; the number of rows it was promised. */
async function writeAndKill(path: string, lane: string, acks: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, path, lane], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = -1;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    if (last === acks) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');
  return last;
}

it('SQLite keeps every acknowledged transaction whole after kill -9, also of two processes at once', async () => {
  const database = await makeSqliteDatabase();
  const path = join(database.folder, 'test.sqlite');
  for (const round of [40, 17]) {
    const lanes = [`a${round}`, `b${round}`];
    const promised = await Promise.all(lanes.map((lane) => writeAndKill(path, lane, round)));
    const db = database.openAgain();
    for (const [n, lane] of lanes.entries()) {
      const rows = await db.selectFrom('setting').select('key').where('key', 'like', `${lane}-%`).execute();
      const keys = new Set(rows.map((row) => row.key));
      for (let ack = 0; ack <= (promised[n] ?? 0); ack++) expect(keys.has(`${lane}-${ack}-first`)).toBe(true);
      expect(keys.size % 2).toBe(0);
    }
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  }
  await database.remove();
}, 120_000);

it('SQLite runs with full flushing, foreign keys and a write-ahead log', async () => {
  const database = await makeSqliteDatabase();
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(database.db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
  await database.remove();
});
