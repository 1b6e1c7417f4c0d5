import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../paths.mjs';

/** Folder with the planted faults; it mirrors the repository. */
const faultsFolder = join(root, 'scripts/fixtures/walls');
const packages = ['contract', 'words', 'engine', 'remotes', 'telephone'];
const projects = [
  ...packages.map((name) => `packages/${name}`),
  'apps/server',
  'apps/bridge',
  'apps/gateway',
  'apps/web',
  'e2e',
];
/** Real files that make the walls; the temporary tree gets them as they are. */
const wallFiles = [
  '.gitignore',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.base.json',
  ...projects.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`]),
];

/** A throw-away repository: the real walls, the real packages, and small planted files elsewhere. */
export interface PlantedTree {
  folder: string;
  remove(): void;
}

/** Builds the tree with every planted fault in it, or with each of those files as it would be right. */
export function plantTree(kind: 'faulty' | 'right'): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'qc-walls-'));
  for (const file of wallFiles) copyInto(folder, join(root, file), file);
  for (const name of packages) {
    const source = `packages/${name}/src`;
    cpSync(join(root, source), join(folder, source), { recursive: true, filter: (path) => !path.includes('.test.') });
  }
  linkPackages(folder);
  const references = projects.map((path) => ({ path }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  for (const path of plantedFiles()) plantFile(folder, path, kind);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Paths of the planted files, relative to the repository they pretend to be in. */
export function plantedFiles(): string[] {
  return readdirSync(faultsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(faultsFolder, join(entry.parentPath, entry.name)))
    .sort();
}

/** In the right version the lines marked `fault` are gone, and those after `clean:` are there. */
function plantFile(folder: string, path: string, kind: 'faulty' | 'right'): void {
  const text = readFileSync(join(faultsFolder, path), 'utf8');
  const lines = text.split('\n').filter((line) => !/(\/\/|\/\*) fault/.test(line));
  const rightText = lines.join('\n').replaceAll('// clean: ', '');
  const target = join(folder, kind === 'right' ? join(dirname(path), toKebab(basename(path))) : path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, kind === 'right' ? rightText : text);
}

function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function copyInto(folder: string, from: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(from, join(folder, path));
}

/** Every installed package is linked; ours point into the tree itself. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@qc'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.bin' || (!name.startsWith('.') && name !== '@qc'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of packages) symlinkSync(join(folder, 'packages', name), join(modules, '@qc', name));
}
