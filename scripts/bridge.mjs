// npm run bridge -- <server> <code>: the bridge out of this checkout, with the parts that reach USB devices and serial
// ports. Those are built for each system and run scripts when they are installed, so they are none of the repository's
// packages: they come here at the first start, in the versions that the packed bridge names.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { machineEnvironment, productNode, root } from './paths.mjs';
import { collectCommand } from './run-command.mjs';

const parts = readFileSync(join(root, 'apps/bridge/build/parts.json'), 'utf8');
const folder = join(root, 'node_modules/.cache/bridge');
const modules = join(folder, 'node_modules');
const mark = join(folder, 'installed.json');

await ensureInstalled();
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== parts) await installParts();
const args = process.argv.slice(2);
if (args[0] !== '--only-install') {
  const env = { ...process.env, NODE_PATH: modules };
  const bridge = spawn(productNode, [join(root, 'apps/bridge/src/main.ts'), ...args], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => bridge.kill(signal));
  bridge.on('exit', (code) => process.exit(code ?? 1));
}

/** Without them the bridge says what is missing and does without. */
async function installParts() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: JSON.parse(parts) }));
  console.log('Installing the parts that reach USB devices and serial ports …');
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { code, output } = await collectCommand('npm', ['install', ...quiet], {
    cwd: folder,
    env: machineEnvironment(),
  });
  if (code === 0) writeFileSync(mark, parts);
  else console.error(`They could not be installed:\n${output}`);
}
