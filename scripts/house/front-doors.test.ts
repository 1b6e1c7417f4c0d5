import { describe, expect, test } from 'vitest';
import { findBackwardImports, SERVER_DIRECTION } from './feature-direction.ts';
import { readText, repositoryFiles, sourceFiles } from './source-files.ts';

const files = repositoryFiles();

function featuresOf(app: string): string[] {
  const inFeature = new RegExp(`^apps/${app}/src/features/([^/]+)/`);
  return [...new Set(files.flatMap((path) => inFeature.exec(path)?.[1] ?? []))];
}

describe.each(['server', 'web'])('features of the %s', (app) => {
  test.each(featuresOf(app))('%s has a front door', (feature) => {
    const folder = `apps/${app}/src/features/${feature}`;
    expect(files.some((path) => path === `${folder}/index.ts`)).toBe(true);
  });
});

describe('direction between server features', () => {
  test('every feature has its place in the order', () => {
    expect(featuresOf('server').filter((feature) => !SERVER_DIRECTION.includes(feature))).toEqual([]);
  });
  test('no feature points back', () => {
    const inFeatures = sourceFiles().filter((path) => path.startsWith('apps/server/src/features/'));
    expect(inFeatures.flatMap((path) => findBackwardImports(path, readText(path)))).toEqual([]);
  });
  test('a planted import against the order is found', () => {
    const planted = "import { storeRunResult } from '#features/results';";
    expect(findBackwardImports('apps/server/src/features/rooms/rooms.ts', planted)).toHaveLength(1);
    expect(findBackwardImports('apps/server/src/features/results/index.ts', "import '#features/rooms';")).toEqual([]);
  });
});
