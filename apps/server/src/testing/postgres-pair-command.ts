/**
 * `node postgres-pair-command.ts`: PostgreSQL with a synchronous standby, for a process that cannot import this one.
 * Prints the folders of their sockets, the standby's second; a line on standard input makes the standby the primary and
 * ends the other without a word; both go, with all their files, when standard input closes.
 */
import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresBinaries, postgresRunsAs } from './find-postgres.ts';
import { FLUSHES } from './postgres-cluster.ts';
import { diskFolder } from './test-folder.ts';

const SETTINGS = ['listen_addresses=', ...FLUSHES, 'max_connections=100', 'port=5432'];
/** The primary confirms nothing before the standby has it, on its disk. */
const SYNCHRONOUS = ['synchronous_standby_names=*'];
const TRIES = 300;

const binaries = findPostgresBinaries();
if (binaries === null) throw new Error('there is no PostgreSQL on this machine');
const folder = mkdtempSync(join(diskFolder(), 'qc-pg-pair-'));
const user = postgresRunsAs();
const as = { cwd: folder, ...user };
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
for (const own of [first, second]) mkdirSync(own);
if (user) for (const own of [folder, first, second]) chownSync(own, user.uid, user.gid);
const run = (program: string, ...words: string[]) => promisify(execFile)(join(binaries, program), words, as);
const start = (own: string, settings: readonly string[]) => {
  const words = [...SETTINGS, ...settings].flatMap((line) => ['-c', line]);
  return spawn(join(binaries, 'postgres'), ['-D', join(own, 'data'), '-k', own, ...words], { ...as, stdio: 'ignore' });
};

await run(
  'initdb',
  '-D',
  join(first, 'data'),
  '-U',
  'qc',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
  '--no-sync',
);
const primary = start(first, SYNCHRONOUS);
await until(first, 'select 1 as there');
await run('pg_basebackup', '-h', first, '-U', 'qc', '-D', join(second, 'data'), '-R', '-X', 'stream', '--no-sync');
const standby = start(second, []);
await until(first, "select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')");
console.log(JSON.stringify([first, second]));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '') continue;
  await run('pg_ctl', '-D', join(second, 'data'), 'promote');
  // Its processes notice that it is gone.
  primary.kill('SIGKILL');
  await until(second, 'select 1 where not pg_is_in_recovery()');
  console.log('done');
}
for (const server of [primary, standby]) server.kill('SIGQUIT');
await wait(500);
rmSync(folder, { recursive: true, force: true });

/** Waits until a question to a server has a row for an answer. */
async function until(own: string, question: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ host: own, user: 'qc', database: 'postgres' });
    try {
      await client.connect();
      if ((await client.query(question)).rowCount === 1) return;
    } catch (error) {
      if (tries >= TRIES) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    if (tries >= TRIES) throw new Error(`never so: ${question}`);
    await wait(100);
  }
}
