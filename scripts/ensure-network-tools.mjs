// Finds the programs that make networks of their own on this machine, or installs Debian's packages, for the trial of
// servers that are cut off from each other.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';

const PACKAGES = { ip: 'iproute2', nft: 'nftables' };

/**
 * Makes `ip` and `nft` available. Throws when there are none.
 * @returns {Promise<void>}
 */
export async function ensureNetworkTools() {
  for (const [program, name] of Object.entries(PACKAGES)) {
    if (hasProgram(program)) continue;
    if (isDebianRoot() && (await installDebianPackage(name)) && hasProgram(program)) continue;
    throw new Error(`${program} is not on this machine (Debian: apt-get install ${name}, and run it as root)`);
  }
}

/** @param {string} program */
function hasProgram(program) {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(join(folder, program)));
}
