/** `node bank-command.ts sqlite|postgres [reads]`: the bank test by processes of their own; prints its figures as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrateDatabase } from '#platform/db/migrate';
import { type DatabasePlace, openDatabase } from '#platform/db/open-database';
import { findPostgresBinaries } from '../../../testing/find-postgres.ts';
import { startPostgresCluster } from '../../../testing/postgres-cluster.ts';
import { runBank } from './run-bank.ts';

const [dialect, reads = '1000'] = process.argv.slice(2);
if (dialect === 'postgres') await onPostgres();
else await onSqlite();

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qc-bank-'));
  try {
    await run({ sqlitePath: join(folder, 'bank.sqlite') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startPostgresCluster(binaries);
  try {
    await run({ postgresUrl: cluster.url('postgres') });
  } finally {
    await cluster.stop();
  }
}

async function run(place: DatabasePlace): Promise<void> {
  const log = pino({ level: 'silent' });
  const db = openDatabase(place, log);
  await migrateDatabase(db, log);
  await db.destroy();
  console.log(JSON.stringify(await runBank(place, Number(reads))));
}
