import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** The yardstick's server in a process of its own. */
export interface BareProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the yardstick on a port of loopback, or another one. `env` is added to what it needs. */
export async function startBareProcess(
  port: number,
  env: Record<string, string> = {},
  yardstick: 'bare-server.ts' | 'bare-refuser.ts' = 'bare-server.ts',
): Promise<BareProcess> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, yardstick)], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `ws://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
