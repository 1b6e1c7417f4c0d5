import { SLIDE_TYPES } from '@qc/contract/slide-types';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/** Parts of the house where each kind of slide has its own place, and everything else asks its registry. */
const ZONES = [
  'apps/server/src/features/results/',
  'apps/server/src/features/exchange/',
  'apps/web/src/features/results/',
  'apps/web/src/features/excel/',
  'apps/web/src/platform/key-correction/',
];
const ELSEWHERE = /\/slides\/|\/testing\/|\.test\.tsx?$/;
/** Said of other things as well: only a comparison of a type counts. */
const EVERYDAY: ReadonlySet<string> = new Set(['number', 'order', 'media']);

/** The slide types that a text decides on by their names. */
function typesDecided(text: string): string[] {
  return SLIDE_TYPES.filter((type) => {
    const compared = new RegExp(
      String.raw`\btype\s*[!=]==\s*'${type}'|'${type}'\s*[!=]==[^;\n]*\btype\b|\bcase '${type}'`,
    );
    return compared.test(text) || (!EVERYDAY.has(type) && text.includes(`'${type}'`));
  });
}

test('outside slides/ nothing is decided by the name of a slide type', () => {
  const ofZones = sourceFiles().filter((path) => ZONES.some((zone) => path.startsWith(zone)) && !ELSEWHERE.test(path));
  expect(ofZones.length).toBeGreaterThan(50);
  expect(ofZones.map((path) => [path, typesDecided(readText(path))]).filter(([, types]) => types?.length)).toEqual([]);
});

test('a planted decision is found', () => {
  expect(typesDecided("if (question.type === 'number') return 1;")).toEqual(['number']);
  expect(typesDecided("switch (type) { case 'order': return 2; }")).toEqual(['order']);
  expect(typesDecided("const graded = !['survey', 'media'].includes(type);")).toEqual(['survey']);
  expect(typesDecided("return 'media' !== question.type;")).toEqual(['media']);
  expect(typesDecided("return typeof value === 'number' && folder('media');")).toEqual([]);
});
