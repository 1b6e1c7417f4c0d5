import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Every file of the repository that git knows or would take in, relative to its root. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The TypeScript and JavaScript written by us, planted faults left out. */
export function sourceFiles(): string[] {
  return repositoryFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('scripts/fixtures/'));
}

/** A file's text. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
