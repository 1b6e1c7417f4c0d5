import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const ProtocolFile = z.object({ LIVE_PROTOCOL: z.number() });

/** A checkout of an earlier version: installed and built, so that its server can be started. */
export interface EarlierVersion {
  root: string;
  /** Number of the live protocol its pages speak. */
  protocol: number;
  /** Removes what was made for it. */
  remove(): Promise<void>;
}

/** `what` is a folder with a built checkout, or a revision, which is checked out and built in a folder of its own. */
export async function openEarlierVersion(what: string): Promise<EarlierVersion> {
  if (!existsSync(what)) return checkOut(what);
  const root = resolve(what);
  if (!existsSync(join(root, 'apps/web/dist/play.html')))
    throw new Error(`${root} is no built checkout: npm ci && npm run build -w @qc/web`);
  return { root, protocol: await protocolOf(root), remove: () => Promise.resolve() };
}

async function checkOut(revision: string): Promise<EarlierVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'qc-before-'));
  const root = join(folder, 'checkout');
  const remove = async (): Promise<void> => {
    await run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    console.log(`checking out and building ${revision} …`);
    await run('git', ['worktree', 'add', '--detach', root, revision], { cwd: ROOT });
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    await run('npm', ['run', 'build', '--workspace', '@qc/web'], { cwd: root });
    return { root, protocol: await protocolOf(root), remove };
  } catch (error) {
    await remove();
    throw error;
  }
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
