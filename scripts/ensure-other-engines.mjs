// Finds the engines of Firefox and of Safari for the browser tests, or installs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { findInPath } from './ensure-chromium.mjs';

/**
 * Path of a Firefox: FIREFOX_PATH, the machine's, or Debian's package. Throws saying what to install.
 * @returns {Promise<string>}
 */
export async function ensureFirefox() {
  const given = process.env['FIREFOX_PATH'];
  if (given) return given;
  return ensure('firefox-esr', () => findInPath(['firefox-esr', 'firefox']));
}

/**
 * Path of WebKitGTK's small browser; its driver and a screen without a monitor are in the path then. Throws saying what
 * to install.
 * @returns {Promise<string>}
 */
export async function ensureWebkit() {
  await ensure('xvfb', () => findInPath(['Xvfb']));
  await ensure('webkit2gtk-driver', () => findInPath(['WebKitWebDriver']));
  return ensure('libwebkit2gtk-4.1-0', findMiniBrowser);
}

/** @returns {string | undefined} */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return libraries
    .map((name) => join('/usr/lib', name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/**
 * @param {string} debianPackage
 * @param {() => string | undefined} find
 * @returns {Promise<string>}
 */
async function ensure(debianPackage, find) {
  if (find() === undefined && isDebianRoot()) await installDebianPackage(debianPackage);
  const found = find();
  if (found !== undefined) return found;
  throw new Error(`Missing for the browser tests: install ${debianPackage} (Debian), or what it is called elsewhere.`);
}
