import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ConfigError } from '../config-error.ts';
import { withHost } from '../db/postgres/postgres-address.ts';
import { flushFile } from '../flush.ts';

const OWNERLESS = ['--no-owner', '--no-privileges'];

/** Saves a database as it is at one moment by PostgreSQL's own program, which has to be on this machine. */
export async function dumpPostgres(address: string, to: string): Promise<void> {
  await runTool('pg_dump', address, ['--format=custom', ...OWNERLESS, `--file=${to}`]);
  await flushFile(to);
}

/** Brings a saved database into an empty one: all of it or nothing. */
export async function restorePostgres(address: string, from: string): Promise<void> {
  await runTool('pg_restore', address, ['--single-transaction', '--exit-on-error', ...OWNERLESS, from]);
}

async function runTool(tool: string, address: string, args: readonly string[]): Promise<void> {
  const { url, password } = libpqAddress(address);
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  const child = spawn(tool, [`--dbname=${url}`, ...args], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  const said = text(child.stderr);
  const ended = await Promise.race([once(child, 'close'), once(child, 'error')]).catch((error: unknown) => [error]);
  const [outcome] = ended;
  if (outcome === 0) return;
  if (outcome instanceof Error) {
    throw new ConfigError(
      `${tool} could not be started: install the client programs of PostgreSQL (${outcome.message})`,
    );
  }
  throw new ConfigError(`${tool} failed: ${(await said).trim()}`);
}

/** The address as PostgreSQL's own programs take it, and the password, which nobody is to see in the list of processes. */
function libpqAddress(address: string): { url: string; password: string } {
  const socket = address.includes('@/');
  const url = new URL(withHost(address));
  const password = decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('uselibpqcompat');
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { url: socket ? url.href.replace('@localhost/', '@/') : url.href, password };
}
