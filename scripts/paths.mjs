// Where things are in the repository; shared by every script.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder npm links commands into. */
export const binFolder = join(root, 'node_modules', '.bin');
/** The Node that the product runs on, whatever the machine has. */
export const productNode = join(binFolder, 'node');

const separator = process.platform === 'win32' ? ';' : ':';

/**
 * The environment in which repository tools find the product's Node before the machine's.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${separator}${process.env['PATH'] ?? ''}`, ...extra };
}

/**
 * The environment as it is outside the repository, with the machine's own Node first: npm may replace ours while
 * it installs, so it must not run on it.
 * @returns {NodeJS.ProcessEnv}
 */
export function machineEnvironment() {
  const outside = (process.env['PATH'] ?? '').split(separator).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: outside.join(separator) };
}
