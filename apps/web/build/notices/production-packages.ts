/** Which packages of others the product needs to run and passes on to browsers, read from the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
}

/**
 * Folders, relative to the repository, of every package that `workspaces` need to run, whatever needs it, sorted.
 * Parts for other machines are among them, installed or not.
 */
export function productionPackages(root: string, workspaces: readonly string[]): string[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Set<string>();
  const visit = (folder: string) => {
    const entry = packages[folder];
    if (entry === undefined || found.has(folder)) return;
    found.add(folder);
    if (entry.link === true && entry.resolved !== undefined) return visit(entry.resolved);
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(needed)) {
      const place = placesAbove(folder, name).find((path) => path in packages);
      if (place !== undefined) visit(place);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found].filter((folder) => folder.includes('node_modules/') && packages[folder]?.link !== true).sort();
}

/** Where Node looks for a package of that name from `folder`, nearest first. */
function placesAbove(folder: string, name: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const places = above.filter((path) => !path.endsWith('node_modules')).map((path) => `${path}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
}
