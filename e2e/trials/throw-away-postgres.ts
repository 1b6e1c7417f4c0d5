import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMAND = join(ROOT, 'apps/server/src/testing/postgres-command.ts');
/** Said when there are no servers to be had. */
const NO_POSTGRES = 'PostgreSQL did not start: nothing was tried';

/** A PostgreSQL server for the trials of this process; it goes with it, also when the process is killed. */
export interface ThrowAwayPostgres {
  /** A new database with no table, or with all that another one has that nobody uses now; its address. */
  newDatabase(copyOf?: string): Promise<string>;
  /** Removes a database, whoever uses it. */
  remove(databaseUrl: string): Promise<void>;
  /** Makes the standby the primary and ends the other; only where there is one, and once. */
  failOver?(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts one on this machine, with no port on the network. `flushes`: what it confirms is on a disk by then. Refuses when
 * the machine has no PostgreSQL.
 */
export async function startThrowAwayPostgres({ flushes = false } = {}): Promise<ThrowAwayPostgres> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [COMMAND, ...(flushes ? ['flushes'] : [])], {
    env: { PATH: process.env['PATH'] },
    // It ends with its standard input, not with a key pressed in the terminal: servers on it go first.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const { value: adminUrl } = await said;
  if (adminUrl === undefined) throw new Error(NO_POSTGRES);
  return databasesAt(adminUrl, async () => {
    child.stdin.end();
    await ended;
  });
}

/** Throw-away databases of a server whose `postgres` is at this address. */
export function databasesAt(adminUrl: string, stop: () => Promise<void>): ThrowAwayPostgres {
  let made = 0;
  return {
    newDatabase: async (copyOf) => {
      const name = `trial_${(made += 1)}`;
      const template = copyOf === undefined ? 'template0' : nameOf(copyOf);
      await command(adminUrl, `create database ${name} template ${template}`);
      return adminUrl.replace('/postgres?', `/${name}?`);
    },
    remove: (databaseUrl) => command(adminUrl, `drop database ${nameOf(databaseUrl)} with (force)`),
    stop,
  };
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}

async function command(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
