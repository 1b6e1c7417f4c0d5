// Finds the balancer HAProxy, or installs Debian's package, for several servers of one house on this machine. They
// start one of their own; the system's own is neither used nor changed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';

/**
 * Makes the program `haproxy` available. Throws when there is none.
 * @returns {Promise<void>}
 */
export async function ensureHaproxy() {
  if (hasHaproxy()) return;
  if (isDebianRoot() && (await installDebianPackage('haproxy')) && hasHaproxy()) return;
  throw new Error('haproxy is not on this machine (Debian: apt-get install haproxy, as root)');
}

function hasHaproxy() {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, 'haproxy')));
}
