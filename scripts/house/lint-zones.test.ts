import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

interface Zone {
  files: string[];
  rules: Record<string, unknown>;
}
const lint: { overrides: Zone[] } = JSON.parse(readText('.oxlintrc.json'));
const zones = lint.overrides.filter((zone) => 'no-restricted-imports' in zone.rules);
const product = sourceFiles().filter((path) => /^(packages\/[^/]+\/src|apps\/[^/]+\/src|e2e)\//.test(path));

test('every file of the product is in a zone', () => {
  const inZone = (path: string) => zones.some((zone) => zone.files.some((glob) => matchesGlob(path, glob)));
  expect(product.filter((path) => !inZone(path))).toEqual([]);
});

test('every folder of the product has its own zone', () => {
  const globs = zones.flatMap((zone) => zone.files);
  for (const folder of [
    'packages/contract/src',
    'packages/engine/src',
    'packages/words/src',
    'packages/remotes/src',
    'packages/telephone/src',
    'apps/server/src/platform',
    'apps/server/src/features',
    'apps/bridge/src',
    'apps/gateway/src',
    'apps/web/src/ui',
    'apps/web/src/platform',
    'apps/web/src/features',
    'apps/web/src/app',
    'e2e',
    'e2e/trials',
  ]) {
    expect(globs).toContain(`${folder}/**`);
  }
});

test('each zone has one complete rule: an error with at least two patterns, each telling why', () => {
  for (const { files, rules } of zones) {
    const rule = rules['no-restricted-imports'];
    if (!Array.isArray(rule)) throw new Error(`${files.join()}: not a complete rule`);
    const [level, { patterns }]: [string, { patterns: { regex: string; message: string }[] }] = [rule[0], rule[1]];
    expect(level).toBe('error');
    expect(patterns.length, files.join()).toBeGreaterThanOrEqual(2);
    for (const { regex, message } of patterns) {
      expect(() => new RegExp(regex)).not.toThrow();
      expect(message.length).toBeGreaterThan(10);
    }
  }
});
