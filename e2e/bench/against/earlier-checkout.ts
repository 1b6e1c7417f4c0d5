import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const PackageFile = z.object({ version: z.string() });

/** An earlier version whose server can be started; its screens are not built. */
export interface EarlierCheckout {
  root: string;
  version: string;
  /** Removes it, with its folder. */
  remove(): Promise<void>;
}

/**
 * Checks a revision out into a folder of its own outside the repository, with what its lock file names; `last` is what
 * was there before this version's number was given. A folder is taken as it is, installed already.
 */
export async function checkOutEarlier(what: string): Promise<EarlierCheckout> {
  if (existsSync(what))
    return { root: resolve(what), version: await versionOf(resolve(what)), remove: () => Promise.resolve() };
  const revision = what === 'last' ? await lastRelease() : what;
  const folder = await mkdtemp(join(tmpdir(), 'qc-earlier-'));
  const root = join(folder, 'checkout');
  const remove = async (): Promise<void> => {
    await run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    console.log(`checking out ${revision} …`);
    await run('git', ['worktree', 'add', '--detach', root, revision], { cwd: ROOT });
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: root });
    return { root, version: await versionOf(root), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The commit before the one that gave this version its number. */
async function lastRelease(): Promise<string> {
  const given = `"version": "${await versionOf(ROOT)}"`;
  const { stdout } = await run('git', ['log', '--format=%H', `-S${given}`, '--', 'package.json'], { cwd: ROOT });
  const first = stdout.trim().split('\n').at(-1) ?? '';
  if (first === '') throw new Error(`no commit of this repository has given ${given}: say a revision`);
  return `${first}^`;
}

async function versionOf(root: string): Promise<string> {
  return PackageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))).version;
}
