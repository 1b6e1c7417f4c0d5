// Finds NATS' server for the tests of several servers, or installs Debian's package. The tests start one of their own
// on a free port; the system's own is neither used nor changed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';

/**
 * Makes the program `nats-server` available to the tests. Throws in CI when there is none; elsewhere warns loudly, and
 * the tests skip that half.
 * @returns {Promise<void>}
 */
export async function ensureNats() {
  if (hasNats()) return;
  if (isDebianRoot() && (await installDebianPackage('nats-server')) && hasNats()) return;
  const advice = 'nats-server is not on this machine (Debian: apt-get install nats-server)';
  if (process.env['CI']) throw new Error(`${advice}, and CI needs it for the tests of several servers.`);
  console.warn(`\n*** ${advice}: the NATS half of the tests of the bus is SKIPPED. ***\n`);
}

function hasNats() {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, 'nats-server')));
}
