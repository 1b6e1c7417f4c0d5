import { expect, test } from 'vitest';
import { readText, repositoryFiles, sourceFiles } from './source-files.ts';

/** What people start, each with its line in the README; the nineteenth starts several servers of one house. */
const MAX_ROOT_SCRIPTS = 19;
const files = repositoryFiles();
const texts = files.filter((path) => /\.(ts|tsx|mjs|json|md|css|html|yml|yaml)$|\/run$/.test(path));
/** Put together here, so that this file does not contain what it looks for. */
const machinePath = new RegExp(['/wo' + 'rk/', '/ro' + 'ot/', '/ho' + 'me/[a-z]', '/Us' + 'ers/[a-z]'].join('|'));
const registryHost = new RegExp(
  ['registry\\.npm' + 'js', 'npm\\.pk' + 'g', 'deb\\.deb' + 'ian', '_auth' + 'Token'].join('|'),
);

test(`at most ${MAX_ROOT_SCRIPTS} root scripts`, () => {
  const manifest: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(MAX_ROOT_SCRIPTS);
});

test('no path of one machine and no registry host is in the repository', () => {
  const wrong = texts.filter((path) => {
    const text = readText(path);
    return machinePath.test(text) || registryHost.test(text);
  });
  expect(wrong).toEqual([]);
});

test('package-lock.json names no download address', () => {
  const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
    readText('package-lock.json'),
  );
  const addressed = Object.entries(lock.packages).filter(([, entry]) => entry.resolved?.includes('://'));
  expect(addressed).toEqual([]);
});

test('package-lock.json vouches for every package, and none runs a script when it is installed', () => {
  const lock: { packages: Record<string, { integrity?: string; link?: boolean; hasInstallScript?: boolean }> } =
    JSON.parse(readText('package-lock.json'));
  const packages = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
  );
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'))).toEqual([]);
  expect(packages.filter(([, entry]) => entry.hasInstallScript === true)).toEqual([]);
});

test('no default export but where a tool demands one', () => {
  const defaults = sourceFiles().filter((path) => /^export default /m.test(readText(path)));
  expect(defaults.filter((path) => !path.endsWith('.config.ts'))).toEqual([]);
});

test('no test is left focused', () => {
  const focused = new RegExp('\\b(test|it|describe)\\.on' + 'ly\\(');
  expect(sourceFiles().filter((path) => focused.test(readText(path)))).toEqual([]);
});

test('no file is named after nothing in particular', () => {
  const vague = /(^|\/)(utils?|helpers?|common|manager|misc)(\.[a-z.]+|\/)/;
  expect(files.filter((path) => vague.test(path))).toEqual([]);
});
