import { expect, it } from 'vitest';
import { readText } from './source-files.ts';

const PACKAGES = [
  '.',
  'apps/bridge',
  'apps/gateway',
  'apps/server',
  'apps/web',
  'packages/contract',
  'packages/engine',
  'packages/remotes',
  'packages/telephone',
  'packages/words',
  'e2e',
];

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifests = PACKAGES.map((path): [string, Manifest] => [path, JSON.parse(readText(`${path}/package.json`))]);
const newest = /^## (\S+)$/m.exec(readText('CHANGELOG.md'))?.[1];

it.each(manifests)('%s carries the version of the newest changes', (_, { version }) => {
  expect(version).toBe(newest);
});

// Another version of them would be looked for in the registry, where there is none.
it.each(manifests)('%s needs our own packages as they are here', (_, { dependencies, devDependencies }) => {
  const needed = Object.entries({ ...dependencies, ...devDependencies });
  const others = needed.filter(([name, version]) => name.startsWith('@qc/') && version !== newest);
  expect(others).toEqual([]);
});
