import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 30_000;

/** The product's server in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** When it began to listen, ms since 1970. */
  readyAtMs: number;
  /** Ends it as a power cut would. */
  killNine(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
}

/** Starts the real server on loopback; ready when it says so. Its complaints go to this process's error output. */
export async function startServerProcess(place: { port: number; dataDir: string }): Promise<ServerProcess> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      // Such as `--cpu-prof`, to look into the server while bots or a bench drive it.
      NODE_OPTIONS: process.env['SERVER_NODE_OPTIONS'],
      PORT: String(place.port),
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'warn',
      OWNER_EMAIL: 'owner@school.org',
      OWNER_PASSWORD: 'owner-secret-of-tests',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenReady(child);
  return {
    url: `http://127.0.0.1:${place.port}`,
    pid: child.pid ?? 0,
    readyAtMs: Date.now(),
    killNine: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${output}`)), START_WITHIN_MS);
    child.stdout?.on('data', (data) => {
      output += String(data);
      if (!output.includes('is ready')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
