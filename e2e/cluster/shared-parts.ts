import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMAND = join(ROOT, 'apps/server/src/testing/cluster-parts-command.ts');

/** What several servers share beside the database: NATS, a bucket, a mail server; gone with this process. */
export interface SharedParts {
  /** Settings of each server. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts them on this machine. Throws when it has no NATS. */
export async function startSharedParts(): Promise<SharedParts> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [COMMAND], {
    env: { PATH: process.env['PATH'] },
    // A key pressed in the terminal ends the servers first.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (value === undefined) throw new Error('what several servers share did not start');
  return {
    settings: z.record(z.string(), z.string()).parse(JSON.parse(value)),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
