import { spawn } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { ProbeFigures } from './server-probe.ts';
import type { CountAnew } from './statement-counter.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PROBES = ['server-probe.ts', 'statement-counter.ts'].map(
  (name) => `--import=${pathToFileURL(join(import.meta.dirname, name)).href}`,
);
/** The first start draws the pictures of the demo games, giving way to everything else on the machine. */
const START_WITHIN_MS = 180_000;

/** How a server is started. */
export interface ServerPlace {
  port: number;
  dataDir: string;
  /** PostgreSQL database to use; absent or null: SQLite in `dataDir`. */
  databaseUrl?: string | null;
  /** Looks into the process from within, see `ServerProcess.probe`. */
  probe?: boolean;
  /** Modules to be loaded before the product. */
  preload?: readonly string[] | undefined;
  /** What stands before the command, such as that it runs in a network of its own. */
  within?: readonly string[] | undefined;
  /** Settings besides those of every test server. */
  settings?: Record<string, string>;
  /** Checkout whose server it is; without it: this one. */
  root?: string | undefined;
}

/** The product's server in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** When it began to listen, ms since 1970. */
  readyAtMs: number;
  /** What it wrote, line by line. */
  readonly lines: readonly string[];
  /** Whether it runs. */
  readonly running: boolean;
  /** Ends it as a power cut would. */
  killNine(): Promise<void>;
  /** Ends it in good order; asked again, waits for the same end. */
  stop(): Promise<void>;
  /** Event loop and sockets since the last call; only of a server started with `probe`. */
  probe(): Promise<ProbeFigures>;
  /** Statements since it was asked last, and where the next kill is; only of a server started with `probe`. */
  countStatements(next: CountAnew): Promise<number>;
}

/** Starts the real server on loopback; ready when it says so. Its complaints go to this process's error output. */
export async function startServerProcess(place: ServerPlace): Promise<ServerProcess> {
  const loaded = (place.preload ?? []).map((module) => `--import=${module}`);
  const options = [process.env['SERVER_NODE_OPTIONS'], ...(place.probe ? PROBES : []), ...loaded];
  const root = place.root ?? ROOT;
  const command = [
    ...(place.within ?? []),
    join(root, 'node_modules/.bin/node'),
    join(root, 'apps/server/src/main.ts'),
  ];
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      // Such as `--cpu-prof`, to look into the server while bots or a bench drive it.
      NODE_OPTIONS: options.filter((option) => option !== undefined).join(' '),
      PORT: String(place.port),
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      // An empty value counts as not set.
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      OWNER_EMAIL: 'owner@school.org',
      OWNER_PASSWORD: 'owner-secret-of-tests',
      // Whoever registers can run what a test needs.
      WELCOME_CREDITS: '1000',
      WELCOME_PER_NETWORK: '100000',
      ...place.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(place.probe ? ['ipc' as const] : [])],
  });
  // Whoever started it is gone: a server left over would hold the port.
  const orphaned = (): void => void child.kill('SIGKILL');
  process.once('exit', orphaned);
  child.once('exit', () => process.off('exit', orphaned));
  const lines: string[] = [];
  // A second signal would mean: now.
  let stopping: Promise<void> | null = null;
  await whenReady(child, lines);
  return {
    url: `http://127.0.0.1:${place.port}`,
    pid: child.pid ?? 0,
    readyAtMs: Date.now(),
    lines,
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    killNine: () => end(child, 'SIGKILL'),
    stop: () => (stopping ??= end(child, 'SIGTERM')),
    probe: () => ask<ProbeFigures>(child, 'figures'),
    countStatements: async (next) => (await ask<{ statements: number }>(child, next)).statements,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Asks a probe in the process, and waits for what it says. */
async function ask<T>(child: ChildProcess, what: Serializable): Promise<T> {
  if (!child.connected) throw new Error('the server was started without a probe, or is gone');
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const gone = (): void => reject(new Error('the server died before it answered'));
  child.once('disconnect', gone);
  child.once('message', (reply: T) => resolve(reply));
  child.send(what);
  return promise.finally(() => child.off('disconnect', gone));
}

function whenReady(child: ChildProcess, lines: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const said = (): string => lines.join('\n');
  const timer = setTimeout(() => reject(new Error(`the server did not start: ${said()}`)), START_WITHIN_MS);
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('is ready')) resolve();
    });
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said()}`)));
  return promise.finally(() => clearTimeout(timer));
}
