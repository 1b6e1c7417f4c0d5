import { expect, test } from 'vitest';
import { SERVER_DIRECTION } from './feature-direction.ts';
import { readText, repositoryFiles } from './source-files.ts';

/** The short names of the page, and the folders they stand for. */
const SHORT: Record<string, string> = {
  server: 'apps/server/src',
  web: 'apps/web/src',
  contract: 'packages/contract/src',
  engine: 'packages/engine/src',
  remotes: 'packages/remotes/src',
  telephone: 'packages/telephone/src',
  words: 'packages/words/src',
  e2e: 'e2e',
  scripts: 'scripts',
  docs: 'docs',
};
const FILE = /\.(?:ts|tsx|mjs|md)$/;

const page = readText('ARCHITECTURE.md');
const files = repositoryFiles();

/** The paths that a page in Markdown names, in backticks and behind links. */
function namedPaths(text: string): string[] {
  const marked = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path);
  const isPath = (path: string) =>
    Object.hasOwn(SHORT, path.split('/')[0] ?? '') || (FILE.test(path) && !path.includes('*'));
  return [...marked.filter((path) => isPath(path) && path !== 'index.ts'), ...linked];
}

/** Whether a path is there; `<…>` stands for any one name. */
function isThere(path: string): boolean {
  const [short = '', ...rest] = path.replace(/\/$/, '').split('/');
  const full = [SHORT[short] ?? short, ...rest].join('/');
  const pattern = full.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/<[^>]+>/g, '[^/]+');
  return files.some((file) => new RegExp(`^${pattern}(?:/|$)`).test(file));
}

test('every path that ARCHITECTURE.md names is there', () => {
  const paths = namedPaths(page);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test.each([
  'server/features/rooms/wire/no-such-end.ts',
  'engine/slides/<kind>/no-such.ts',
  'seat/hall-seat.ts',
  'docs/no',
])('a planted path that is not there is found: %s', (path) =>
  expect(namedPaths(`See \`${path}\`, [it](${path}).`).filter((one) => !isThere(one))).not.toEqual([]),
);

test('the page stays short', () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('the page names the order of the server’s features as it is held', () => {
  expect(page).toContain(`**${SERVER_DIRECTION.join(', ')}**`);
});
