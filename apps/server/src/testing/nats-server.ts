import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

/** A NATS server of a test's own. */
export interface TestNats {
  url: string;
  /** Ends it at once, and starts it again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Path of the program `nats-server`: Debian's or one of the PATH; null when the machine has none. */
export function findNats(): string | null {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path)) ?? null;
}

/** Starts one on this machine alone; whoever starts it calls `stop()`. */
export async function startNats(program: string): Promise<TestNats> {
  const port = await freePort();
  let running: ChildProcess | null = null;
  const nats: TestNats = {
    url: `nats://127.0.0.1:${port}`,
    start: async () => {
      running = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
      for (let tries = 0; !(await isOpen(port)); tries++) {
        if (tries > 500) throw new Error('nats-server does not start');
        await rest(10);
      }
    },
    stop: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      running = null;
      await ended;
    },
  };
  await nats.start();
  return nats;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
