// Finds PostgreSQL's binaries for the store tests, or installs Debian's package. The tests start a server of their
// own on a private socket; the system's own cluster is neither made nor started.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';

const debianFolder = '/usr/lib/postgresql';
const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/**
 * Makes PostgreSQL's binaries available to the tests. Throws in CI when there are none; elsewhere warns loudly, and
 * the tests skip that half.
 * @returns {Promise<void>}
 */
export async function ensurePostgres() {
  if (hasPostgres()) return;
  if (isDebianRoot()) {
    if (!existsSync(clusterSettings)) {
      mkdirSync('/etc/postgresql-common', { recursive: true });
      writeFileSync(clusterSettings, 'create_main_cluster = false\n');
    }
    if ((await installDebianPackage('postgresql')) && hasPostgres()) return;
  }
  const advice = 'PostgreSQL 15 or newer is not on this machine (Debian: apt-get install postgresql)';
  if (process.env['CI']) throw new Error(`${advice}, and CI needs it for the store tests.`);
  console.warn(`\n*** ${advice}: the PostgreSQL half of the store tests is SKIPPED. ***\n`);
}

function hasPostgres() {
  const debian = existsSync(debianFolder) ? readdirSync(debianFolder).map((v) => join(debianFolder, v, 'bin')) : [];
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  return folders.some((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
