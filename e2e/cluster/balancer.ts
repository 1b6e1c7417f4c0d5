import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAtOnce } from './end-at-once.ts';

const CONFIG = resolve(import.meta.dirname, '../../deploy/proxies/haproxy.cfg');
const START_WITHIN_MS = 10_000;

/** HAProxy before several servers, on this machine. */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Path of the program `haproxy`: Debian's or one of the PATH; null when the machine has none. */
export function findBalancer(): string | null {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path)) ?? null;
}

/**
 * Starts it with the file that is meant to be copied, on a port of this machine and without TLS; `servers` are addresses
 * with ports. Throws with its own words
 * when that file is no good.
 */
export async function startBalancer(program: string, port: number, servers: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'qc-balancer-'));
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, configOf(readFileSync(CONFIG, 'utf8'), port, servers));
  const child = spawn(program, ['-db', '-f', path], { stdio: ['ignore', 'ignore', 'pipe'] });
  const orphaned = (): void => void child.kill('SIGKILL');
  process.once('exit', orphaned);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_WITHIN_MS; !(await isUp(url)); await sleep(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`HAProxy did not start:\n${said}`);
  return {
    url,
    stop: async () => {
      process.off('exit', orphaned);
      await endAtOnce(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file's own text with other addresses in it. */
function configOf(text: string, port: number, servers: readonly string[]): string {
  // So many files may not be open at once for everybody.
  const fewer = text.replace(/maxconn \d+/, 'maxconn 4000');
  const lines = fewer.split('\n').filter((line) => !/^\s+server /.test(line));
  const own = servers.map((at, index) => `    server s${index} ${at}`);
  return [...lines.map((line) => line.replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)), ...own, ''].join('\n');
}

/** Whether a server behind it answers. */
async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
