// npm run release: makes one archive of the built product. On a bare machine (Node 20 or newer, npm) it is unpacked and
// started by `npm start`, which installs the production packages by the lock file inside, and builds nothing.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { machineEnvironment, root } from './paths.mjs';
import { collectCommand } from './run-command.mjs';

const WORKSPACES = ['packages/contract', 'packages/words', 'packages/engine', 'packages/telephone', 'apps/server'];
/** What starts and cares for a running product. */
const COMMANDS = ['start', 'backup', 'owner', 'ledger', 'replay'];
const FILES = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'package-lock.json',
  '.npmrc',
  'docs/settings.md',
  'docs/deploy.md',
  'deploy',
];
const SCRIPTS = ['start.mjs', 'install.mjs', 'debian.mjs', 'own-packages.mjs', 'paths.mjs', 'run-command.mjs'];
/** Code that only tests need. */
const FOR_TESTS = /\.test\.ts$|[\\/](testing|simulator)$/;

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
try {
  await ensureInstalled();
  await ensureWebBuilt();
  const archive = await makeRelease(resolve(values.out));
  console.log(`${relative(process.cwd(), archive) || archive}  ${(statSync(archive).size / 1e6).toFixed(1)} MB`);
  console.log('On the other machine: tar -xzf it, and npm start in the folder that comes out.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Writes the archive into `folder`, which is made when missing. Throws with the tools' own words when one fails.
 * @param {string} folder
 * @returns {Promise<string>} path of the archive
 */
async function makeRelease(folder) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `${manifest.name}-${manifest.version}`;
  const work = mkdtempSync(join(tmpdir(), 'qc-release-'));
  try {
    const stage = join(work, name);
    for (const path of FILES) copy(path, stage);
    for (const path of SCRIPTS) copy(`scripts/${path}`, stage);
    for (const path of WORKSPACES) copy(`${path}/src`, stage);
    copy('apps/web/dist', stage);
    cpSync(join(stage, 'apps/web/dist/NOTICE.txt'), join(stage, 'NOTICE.txt'));
    writeManifests(stage, manifest);
    await pruneLock(stage);
    mkdirSync(folder, { recursive: true });
    const archive = join(folder, `${name}.tar.gz`);
    await run('tar', ['-czf', archive, '-C', work, basename(stage)], work);
    return archive;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} path relative to the repository, and to the stage
 * @param {string} stage
 */
function copy(path, stage) {
  const to = join(stage, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true, filter: (from) => !FOR_TESTS.test(from) });
}

/**
 * The product's own manifests without what building and testing need.
 * @param {string} stage
 * @param {any} manifest
 */
function writeManifests(stage, manifest) {
  const { devDependencies: _, workspaces: __, scripts, ...rest } = manifest;
  const kept = Object.fromEntries(COMMANDS.map((command) => [command, scripts[command]]));
  writeJson(join(stage, 'package.json'), { ...rest, workspaces: WORKSPACES, scripts: kept });
  for (const path of WORKSPACES) {
    const { devDependencies: ___, ...own } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    writeJson(join(stage, path, 'package.json'), own);
  }
}

/**
 * Lets npm take out of the lock file what the stage's manifests do not need. All it may know stands in the lock file:
 * what it would have to ask the registry for is a fault.
 * @param {string} stage
 */
async function pruneLock(stage) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', '--package-lock-only', '--offline', ...quiet], stage);
  const { packages } = JSON.parse(readFileSync(join(stage, 'package-lock.json'), 'utf8'));
  const wrong = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && (entry.dev || !entry.integrity),
  );
  if (wrong.length > 0) throw new Error(`The release would install ${wrong.map(([path]) => path).join(', ')}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function run(command, args, cwd) {
  const { code, output } = await collectCommand(command, args, { cwd, env: machineEnvironment() });
  if (code !== 0) throw new Error(`${command} ended with code ${code}:\n${output}`);
}

/**
 * @param {string} path
 * @param {unknown} content
 */
function writeJson(path, content) {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
