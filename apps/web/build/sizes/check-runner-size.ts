/** Prints how large the page that runs a game without internet is before its game and media, and fails over the limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most bytes, compressed: its script, styles, words of every language and notices; without its fonts. It comes from a disk. */
const LIMIT = 496_000;

const built = readFileSync(join(import.meta.dirname, '../../dist/local.html'), 'utf8');
const bare = built.replaceAll(/<style data-letters="[^"]*">[^<]*<\/style>/g, '');
const bytes = gzipSync(bare, { level: 9 }).length;
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;
console.log(`Page that runs a game without internet: ${kB(bytes)} gzip without fonts (limit ${kB(LIMIT)})`);
if (bytes > LIMIT) process.exitCode = 1;
