// Installs a Debian package when this is root on Debian (or a descendant), and says when it is not.
import { existsSync } from 'node:fs';
import { machineEnvironment } from './paths.mjs';
import { collectCommand } from './run-command.mjs';

/** Whether packages can be installed here without asking anybody. */
export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs one package. Prints what apt said when it fails.
 * @param {string} name
 * @returns {Promise<boolean>} whether the package is installed now
 */
export async function installDebianPackage(name) {
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing Debian's package ${name} …`);
  await collectCommand('apt-get', ['update'], { env });
  // Our own settings written before the package came are kept without a question.
  const options = ['-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  const { code, output } = await collectCommand('apt-get', ['install', ...options, name], { env });
  if (code !== 0) console.error(output.slice(-3000));
  return code === 0;
}
