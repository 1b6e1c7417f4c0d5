// One hash over the contents of source folders, to know whether something built from them is still fresh.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const notSources = new Set(['node_modules', 'dist', '.types', '.vite']);

/**
 * Hash of names and bytes of every file under the given paths (relative to the repository), tests left out.
 * @param {string[]} paths
 * @returns {string}
 */
export function hashSources(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, join(root, path));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addToHash(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!notSources.has(name)) addToHash(hash, join(path, name));
    }
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
}
