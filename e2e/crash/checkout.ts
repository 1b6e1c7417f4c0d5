import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

/** Another revision of this repository in a folder of its own, with what its lock file names. */
export interface Checkout {
  root: string;
  /** Removes it, with its folder. */
  remove(): Promise<void>;
}

/** Checks a revision out and installs it, outside the repository; `prepare` is what more it needs. Leaves nothing where that fails. */
export async function checkOut<T>(
  revision: string,
  prepare: (root: string) => Promise<T>,
): Promise<Checkout & { prepared: T }> {
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
    return { root, prepared: await prepare(root), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
