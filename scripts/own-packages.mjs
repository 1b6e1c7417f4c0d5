// Our own packages stand in node_modules as links, which npm makes. A checkout that was only brought up to date has none
// for a package that is new since; making it needs no network and nothing of npm.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** Links those of the lock file's own packages that node_modules lacks; does nothing before the first install. */
export function linkOwnPackages() {
  if (!existsSync(join(root, 'node_modules', '@qc'))) return;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const place = join(root, path);
    // A release does without some of them.
    if (!link || existsSync(place) || !existsSync(join(root, resolved))) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, resolved), place, 'junction');
  }
}
