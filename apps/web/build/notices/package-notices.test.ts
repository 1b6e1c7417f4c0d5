import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder, noticesAsText, readNotice } from './package-notices.ts';
import { productionPackages } from './production-packages.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = productionPackages(root, ['apps/server', 'apps/web']);
const installed = folders.filter((folder) => existsSync(join(root, folder)));
const notices = installed.map((folder) => readNotice(join(root, folder)));

test('what runs and what browsers get is found in the lock file, tools are not', () => {
  const names = folders.map((folder) => folder.split('node_modules/').at(-1));
  expect(names).toEqual(
    expect.arrayContaining(['sharp', 'preact', 'react-dom', 'scheduler', '@fontsource-variable/rubik']),
  );
  expect(names).not.toEqual(expect.arrayContaining(['vite']));
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
});

/**
 * Programs beside the product: each runs in a process of its own that only messages go to, is optional, and comes to a
 * machine from its own publisher by the package manager, in no archive of ours.
 */
const PROGRAMS_APART = ['@echogarden/espeak-ng-emscripten'];

test('no package demands that the product itself be opened', () => {
  expect(notices.length).toBeGreaterThan(100);
  const parts = notices.filter(({ name }) => !PROGRAMS_APART.includes(name));
  const strict = parts.filter(({ licence }) => /(^|[ (])A?GPL/.test(licence));
  expect(strict.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('the notice of a package holds name, license and the words of its license', () => {
  const preact = readNotice(join(root, 'node_modules/preact'));
  const text = noticesAsText('Lead.', [preact, { ...preact, name: 'wordless', text: '' }]);
  expect(text).toMatch(/^Lead\.\n/);
  expect(text).toContain(`preact ${preact.version}\nLicense: MIT`);
  expect(text).toContain('Permission is hereby granted');
  expect(text).toContain('wordless');
  expect(text).toContain('the terms are those of MIT');
});

test('a bundled module tells its package, one of our own none', () => {
  const font = join(root, 'node_modules/@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2');
  expect(packageFolder(`${font}?url`)).toBe(join(root, 'node_modules/@fontsource-variable/rubik'));
  expect(packageFolder(join(root, 'apps/web/src/entries/solo.tsx'))).toBeNull();
});
