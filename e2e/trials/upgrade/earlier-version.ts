import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Checkout, checkOut } from '../../crash/checkout.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const ProtocolFile = z.object({ LIVE_PROTOCOL: z.number() });

/** A checkout of an earlier version: installed and built, so that its server can be started. */
export interface EarlierVersion extends Checkout {
  /** Number of the live protocol its pages speak. */
  protocol: number;
}

/** `what` is a folder with a built checkout, or a revision, which is checked out and built in a folder of its own. */
export async function openEarlierVersion(what: string): Promise<EarlierVersion> {
  if (!existsSync(what)) {
    const { root, prepared: protocol, remove } = await checkOut(what, build);
    return { root, protocol, remove };
  }
  const root = resolve(what);
  if (!existsSync(join(root, 'apps/web/dist/play.html')))
    throw new Error(`${root} is no built checkout: npm ci && npm run build -w @qc/web`);
  return { root, protocol: await protocolOf(root), remove: () => Promise.resolve() };
}

async function build(root: string): Promise<number> {
  await run('npm', ['run', 'build', '--workspace', '@qc/web'], { cwd: root });
  return protocolOf(root);
}

async function protocolOf(root: string): Promise<number> {
  const file: unknown = await import(pathToFileURL(join(root, 'packages/contract/src/live/protocol.ts')).href);
  return ProtocolFile.parse(file).LIVE_PROTOCOL;
}

/** Runs `npm run backup -- …` of a checkout, without one of this version, with the settings of a server's data. */
export async function runBackup(
  words: ['make' | 'restore', string],
  place: { dataDir: string; databaseUrl: string | null },
  root = ROOT,
): Promise<void> {
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  await run('npm', ['run', 'backup', '--', ...words], { cwd: root, env });
}
