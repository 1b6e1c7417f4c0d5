import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAtOnce } from './end-at-once.ts';

const CONFIG = resolve(import.meta.dirname, '../../deploy/proxies/nats.conf');
const PATHS = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
const CLIENTS = 4222;
const ROUTES = 6222;
const START_WITHIN_MS = 10_000;

/** A machine for one of them: its address, and what stands before a command that runs there. */
export interface NatsPlace {
  address: string;
  command: readonly string[];
}

/** Several NATS servers that are one bus, each on a machine of its own. */
export interface NatsMesh {
  /** Where the clients of each come, in the order of their machines. */
  places: readonly { host: string; port: number }[];
  stop(): Promise<void>;
}

/** Starts them with the file that is meant to be copied, with the addresses of these machines and without a token. */
export async function startNatsMesh(machines: readonly NatsPlace[]): Promise<NatsMesh> {
  const folder = mkdtempSync(join(tmpdir(), 'qc-nats-'));
  const routes = machines.map(({ address }) => `"nats://${address}:${ROUTES}"`).join(', ');
  const children = machines.map(({ address, command }) => {
    const path = join(folder, `${address}.conf`);
    writeFileSync(path, configOf(readFileSync(CONFIG, 'utf8'), address, routes));
    const [program, ...rest] = [...command, 'nats-server', '--config', path];
    return spawn(program, rest, { stdio: 'ignore', env: PATHS });
  });
  const orphaned = (): void => children.forEach((child) => void child.kill('SIGKILL'));
  process.once('exit', orphaned);
  for (const { address } of machines)
    for (const end = Date.now() + START_WITHIN_MS; !(await isOpen(address)); await sleep(20))
      if (Date.now() > end) throw new Error('nats-server does not start on a machine of its own');
  return {
    places: machines.map(({ address }) => ({ host: address, port: CLIENTS })),
    stop: async () => {
      process.off('exit', orphaned);
      await Promise.all(children.map(endAtOnce));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file's own text with other addresses in it; clients hear of no other server than the one they came to. */
function configOf(text: string, address: string, routes: string): string {
  const known = text.replace(/^listen: .*$/m, `listen: ${address}:${CLIENTS}`).replace(/^authorization .*$/m, '');
  const cluster = `cluster { name: house, listen: "${address}:${ROUTES}", routes: [${routes}], no_advertise: true }`;
  return known.replace(/^# cluster .*$/m, cluster);
}

function isOpen(host: string): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(CLIENTS, host);
    socket.once('connect', () => {
      socket.destroy();
      found(true);
    });
    socket.once('error', () => found(false));
  });
}
