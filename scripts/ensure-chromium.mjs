// Finds a Chromium for the browser tests, or installs one.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { root } from './paths.mjs';
import { showCommand } from './run-command.mjs';

/** Chromium without windows: the same pages for a fifth less of the processor. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a browser to test with: CHROMIUM_PATH, Debian's package when root on Debian, the machine's, else the browser
 * test runner's own download. Throws saying what to install when none of these works.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH'];
  const shell = given ? undefined : findInPath([SHELL]);
  if (!given && !shell && isDebianRoot()) await installDebianPackage(SHELL);
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium on this machine: trying the browser test runner's own download …");
  await showCommand('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'No browser for the browser tests. Install Chromium or Google Chrome (Debian: apt-get install chromium-headless-shell), ' +
      'or set CHROMIUM_PATH to one.',
  );
}

/**
 * Path of a browser that is on this machine already.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return findInPath(names) ?? [macChrome, ...playwrightsOwn()].find(isRunnable);
}

/**
 * The first of the names that is in the path, whichever folder holds it.
 * @param {string[]} wanted
 * @returns {string | undefined}
 */
export function findInPath(wanted) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

/** @returns {string[]} */
function playwrightsOwn() {
  const require = createRequire(join(root, 'e2e/package.json'));
  try {
    return [require('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string} path */
function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}
