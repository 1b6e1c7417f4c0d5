/** Prints how large an exported page is before its game and media, and fails when that is over the limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most bytes of the page that plays alone, compressed. Two thirds are the fonts of three scripts. */
const LIMIT = 370_000;

const page = readFileSync(join(import.meta.dirname, '..', 'dist', 'solo.html'));
const gzip = gzipSync(page, { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`Page that plays alone: ${kB(gzip)} gzip (limit ${kB(LIMIT)})`);
if (gzip > LIMIT) {
  console.error(`The page that plays alone is over its limit of ${kB(LIMIT)}`);
  process.exitCode = 1;
}
