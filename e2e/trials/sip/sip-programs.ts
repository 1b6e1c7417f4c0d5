import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/sip-programs');
const PACKAGE = 'baresip-core';

/** A real SIP program, and what it is started with. */
export interface SipProgram {
  path: string;
  modules: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Debian's baresip: as it is installed, else out of its packages, which are brought and unpacked beside the repository's
 * other tools, without being installed. Throws and says what is missing where neither is to be had.
 */
export function findBaresip(): SipProgram {
  const installed = programIn('/', process.env);
  if (installed !== null) return installed;
  const folder = join(CACHE, 'root');
  if (!existsSync(join(CACHE, 'whole'))) fetchPackages(folder);
  const libraries = join(folder, 'usr/lib');
  const path = [libraries, ...readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))];
  const env = { ...process.env, LD_LIBRARY_PATH: path.map((name) => resolve(libraries, name)).join(':') };
  const fetched = programIn(folder, env);
  if (fetched === null) throw new Error(`${PACKAGE} holds no baresip with its modules: look into ${folder}`);
  return fetched;
}

function programIn(root: string, env: NodeJS.ProcessEnv): SipProgram | null {
  const [path, modules] = [join(root, 'usr/bin/baresip'), join(root, 'usr/lib/baresip/modules')];
  const hasAll = [
    path,
    ...['ctrl_tcp', 'aufile', 'g711', 'menu', 'sndfile'].map((name) => join(modules, `${name}.so`)),
  ];
  return hasAll.every((file) => existsSync(file)) ? { path, modules, env } : null;
}

/** The package, and those of the ones it needs that are not installed. */
function fetchPackages(folder: string): void {
  const packages = join(CACHE, 'packages');
  for (const one of [packages, folder]) mkdirSync(one, { recursive: true });
  try {
    const plan = ['install', '--print-uris', '--no-install-recommends', '-qq', '-y', PACKAGE];
    const wanted = execFileSync('apt-get', plan, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const names = wanted.split('\n').flatMap((line) => / ([^_ ]+)_\S+\.deb /.exec(line)?.[1] ?? []);
    execFileSync('apt-get', ['download', '-qq', ...names], { cwd: packages, stdio: 'ignore' });
    for (const file of readdirSync(packages)) execFileSync('dpkg', ['-x', join(packages, file), folder]);
    writeFileSync(join(CACHE, 'whole'), '');
  } catch (error) {
    throw new Error(`baresip is not here and cannot be brought: install Debian's ${PACKAGE}`, { cause: error });
  }
}
