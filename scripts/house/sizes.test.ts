import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

const MAX_LINES = 500;
const MAX_MEDIAN = 90;

const sizes = sourceFiles()
  .map((path) => ({ path, lines: readText(path).trimEnd().split('\n').length }))
  .sort((a, b) => b.lines - a.lines);

test(`no file is over ${MAX_LINES} lines`, () => {
  expect(sizes.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

test(`the median file is under ${MAX_MEDIAN} lines`, () => {
  const at = (share: number) => sizes[Math.floor(sizes.length * (1 - share))]?.lines ?? 0;
  const largest = sizes.slice(0, 5).map(({ path, lines }) => `  ${lines}  ${path}`);
  console.info(
    `${sizes.length} files, median ${at(0.5)} lines, 90 % under ${at(0.9)}; largest:\n${largest.join('\n')}`,
  );
  expect(at(0.5)).toBeLessThan(MAX_MEDIAN);
});
