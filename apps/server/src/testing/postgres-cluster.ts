import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Certificate } from './certificate.ts';
import { postgresRunsAs, type SystemUser } from './find-postgres.ts';
import { diskFolder, testFolder } from './test-folder.ts';

/** A throw-away PostgreSQL server that only this machine can reach. */
export interface PostgresCluster {
  /** Address of one of its databases, by a socket among the files of this machine. */
  url(database: string): string;
  /** Port at 127.0.0.1, with encryption only; null: there is none. */
  port: number | null;
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
/** Everything is on the disk before it is said to be done, as where the product runs. */
export const FLUSHES = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
/** Stops the server and removes its files when standard input closes: even a killed test run leaves nothing behind. */
const KEEPER =
  'trap : INT TERM HUP; folder=$1; shift; "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$folder"';

/** Where a server lies, as who, with which programs. */
interface Place {
  folder: string;
  user: SystemUser | null;
  binaries: string;
}

/**
 * Makes and starts a server from the machine's binaries on a private socket. A network port is opened with a certificate
 * only: whoever comes that way has to speak TLS. `flushes`: what it confirms is on a disk by then.
 */
export async function startPostgresCluster(
  binaries: string,
  { certificate, flushes = false }: { certificate?: Certificate; flushes?: boolean } = {},
): Promise<PostgresCluster> {
  const place = makePlace(binaries, flushes);
  const data = await initialize(place);
  const port = certificate === undefined ? null : await freePort();
  const encryption = certificate === undefined || port === null ? [] : encrypted(data, certificate, port, place.user);
  return start(place, [...SETTINGS, ...(flushes ? FLUSHES : []), ...encryption], port);
}

/**
 * As `startPostgresCluster`, with lines for its `postgresql.conf`. `copy` makes the data folder that is named to it, such
 * as from a base backup; without one it is new.
 */
export async function startConfiguredPostgres(
  binaries: string,
  lines: string,
  copy?: (data: string) => Promise<void>,
): Promise<PostgresCluster> {
  const place = makePlace(binaries, false);
  if (copy) await copy(join(place.folder, 'data'));
  else await initialize(place);
  appendFileSync(join(place.folder, 'data/postgresql.conf'), `\n${lines}\n`);
  const isSaid = (setting: string) => new RegExp(`^${setting.split('=', 1)[0]} *=`, 'm').test(lines);
  const others = SETTINGS.filter((setting) => !isSaid(setting));
  // Whatever they say, nobody comes to it by a network.
  return start(place, [...others, 'listen_addresses=', 'ssl=off'], null);
}

function makePlace(binaries: string, flushes: boolean): Place {
  const folder = mkdtempSync(join(flushes ? diskFolder() : testFolder(), 'qc-pg-'));
  const user = postgresRunsAs();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  return { folder, user, binaries };
}

async function initialize({ folder, user, binaries }: Place): Promise<string> {
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'qc', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(binaries, 'initdb'), initdb, { cwd: folder, ...user });
  return data;
}

async function start(
  { folder, user, binaries }: Place,
  said: readonly string[],
  port: number | null,
): Promise<PostgresCluster> {
  const settings = said.flatMap((line) => ['-c', line]);
  const server = [join(binaries, 'postgres'), '-D', join(folder, 'data'), '-k', folder, ...settings];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], {
    ...{ cwd: folder, ...user },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const socket = `host=${encodeURIComponent(folder)}${port === null ? '' : `&port=${port}`}`;
  const url = (database: string) => `postgres://qc@localhost/${database}?${socket}`;
  await untilItAnswers(url('postgres'));
  return {
    url,
    port,
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

function encrypted(data: string, { cert, key }: Certificate, port: number, user: SystemUser | null): string[] {
  const rules = ['local all all trust', 'hostssl all all 127.0.0.1/32 trust'];
  const files = { 'server.crt': cert, 'server.key': key, 'pg_hba.conf': `${rules.join('\n')}\n` };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(data, name), text);
    chmodSync(join(data, name), 0o600);
    if (user !== null) chownSync(join(data, name), user.uid, user.gid);
  }
  return ['listen_addresses=127.0.0.1', `port=${port}`, 'ssl=on'];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
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
