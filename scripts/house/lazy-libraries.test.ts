import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/** What is read by `import()` when it is needed: a start that does not need it must not pay for it. */
const LAZY = /^import (?!type).*(@aws-sdk\/|\/s3-file-store)/m;
/** Files that are themselves read in that way. */
const BEHIND = /\/files\/s3\/s3-file-store\.ts$/;

test('the library of S3 storage is read only by a server that has a bucket', () => {
  const product = sourceFiles().filter((path) => !path.includes('.test.') && !path.includes('/testing/'));
  expect(product.some((path) => BEHIND.test(path))).toBe(true);
  const readers = product.filter((path) => LAZY.test(readText(path).replaceAll(/\{[^}]*\}/g, '{}')));
  expect(readers.filter((path) => !BEHIND.test(path))).toEqual([]);
  expect(readers).toHaveLength(1);
});
