import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresRunsAs } from './find-postgres.ts';

/** A throw-away PostgreSQL server that only this machine's files can reach. */
export interface PostgresCluster {
  /** Address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

const START_ATTEMPTS = 300;
// Nothing here must survive a power cut: without flushing a test's database is made in a fraction of the time.
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=60',
];
/** Stops the server and removes its files when standard input closes: even a killed test run leaves nothing behind. */
const KEEPER =
  'trap : INT TERM HUP; folder=$1; shift; "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$folder"';

/** Makes and starts a server from the machine's binaries on a private socket; no network port is opened. */
export async function startPostgresCluster(binaries: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'qc-pg-'));
  const user = postgresRunsAs();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'qc', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(binaries, 'initdb'), initdb, as);
  const server = [join(binaries, 'postgres'), '-D', data, '-k', folder, ...SETTINGS.flatMap((line) => ['-c', line])];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], { ...as, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const url = (database: string) => `postgres://qc@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url('postgres'));
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await wait(100);
    }
  }
}
