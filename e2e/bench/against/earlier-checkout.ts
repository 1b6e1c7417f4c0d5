import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Checkout, checkOut } from '../../crash/checkout.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const PackageFile = z.object({ version: z.string() });

/** An earlier version whose server can be started; its screens are not built. */
export interface EarlierCheckout extends Checkout {
  version: string;
}

/**
 * Checks a revision out into a folder of its own outside the repository, with what its lock file names; `last` is what
 * was there before this version's number was given. A folder is taken as it is, installed already.
 */
export async function checkOutEarlier(what: string): Promise<EarlierCheckout> {
  if (existsSync(what))
    return { root: resolve(what), version: await versionOf(resolve(what)), remove: () => Promise.resolve() };
  const revision = what === 'last' ? await lastRelease() : what;
  const { root, prepared: version, remove } = await checkOut(revision, versionOf);
  return { root, version, remove };
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
