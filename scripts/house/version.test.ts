import { expect, it } from 'vitest';
import { readText } from './source-files.ts';

it('every package carries the version of the newest changes', () => {
  const newest = /^## (\S+)$/m.exec(readText('CHANGELOG.md'))?.[1];
  const packages = ['.', 'apps/server', 'apps/web', 'packages/contract', 'packages/engine', 'e2e'];
  const versions = packages.map((path) => JSON.parse(readText(`${path}/package.json`)).version);
  expect(versions).toEqual(packages.map(() => newest));
});
