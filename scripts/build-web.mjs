// Builds the web app and the bridge when their sources, the shared packages or the lock changed since the last build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOwnPackages } from './own-packages.mjs';
import { root, toolEnvironment } from './paths.mjs';
import { collectCommand } from './run-command.mjs';
import { hashSources } from './source-hash.mjs';

const builtFile = join(root, 'apps/web/dist/.qc-built');

/**
 * Makes apps/web/dist the build of the present sources. Throws with the build's output when it fails.
 * @param {{force?: boolean, show?: boolean}} [options] `show` prints the build's own report (bundle sizes)
 * @returns {Promise<boolean>} whether it had to build
 */
export async function ensureWebBuilt({ force = false, show = false } = {}) {
  linkOwnPackages();
  const mark = hashSources(['apps/web', 'apps/bridge', 'packages', 'package-lock.json']);
  if (!force && existsSync(builtFile) && readFileSync(builtFile, 'utf8') === mark) return false;
  console.log('Building the web app …');
  // The bridge is given out by the server beside the app: its package goes into the same folder.
  for (const workspace of ['@qc/web', '@qc/bridge']) {
    const { code, output } = await collectCommand('npm', ['run', 'build', '--workspace', workspace], {
      env: toolEnvironment({ NODE_ENV: 'production' }),
    });
    if (code !== 0) throw new Error(`The web app did not build:\n${output}`);
    if (show) console.log(output);
  }
  mkdirSync(dirname(builtFile), { recursive: true });
  writeFileSync(builtFile, mark);
  return true;
}
