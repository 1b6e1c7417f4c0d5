/** Prints what a phone downloads before the player sees the first screen, and fails when that is over the limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Most bytes of the first screen, compressed. */
const LIMIT = 25_600;
/** Most bytes, compressed, of the file that comes after it. */
const LATER_LIMIT = 31_000;
const DIST = join(import.meta.dirname, '..', 'dist');

const page = readFileSync(join(DIST, 'play.html'), 'utf8');
const linked = [...page.matchAll(/(?:src|href)="\/([^"]+)"|url\(["']?\/([^"')]+)/g)].flatMap(
  (found) => found[1] ?? found[2] ?? [],
);
let brotli = 0;
let gzip = 0;
for (const name of new Set(['play.html', ...linked])) {
  const content = readFileSync(join(DIST, name));
  brotli += brotliCompressSync(content).length;
  gzip += gzipSync(content, { level: 9 }).length;
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`Player's first screen: ${kB(brotli)} brotli, ${kB(gzip)} gzip (limit ${kB(LIMIT)})`);
if (gzip > LIMIT) {
  console.error(`The player's first screen is over its limit of ${kB(LIMIT)}`);
  process.exitCode = 1;
}

const later = readdirSync(join(DIST, 'assets')).find((name) => /^player-more-[\w-]+\.js$/.test(name));
if (!later) throw new Error('The later parts of the player are missing');
const laterGzip = gzipSync(readFileSync(join(DIST, 'assets', later)), { level: 9 }).length;
console.log(`Player's later parts: ${kB(laterGzip)} gzip (limit ${kB(LATER_LIMIT)})`);
if (laterGzip > LATER_LIMIT) {
  console.error(`The player's later parts are over their limit of ${kB(LATER_LIMIT)}`);
  process.exitCode = 1;
}
