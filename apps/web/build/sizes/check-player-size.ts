/** Prints what a phone downloads before the player sees the first screen, and fails when that is over the limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@qc/contract/languages';
import { keepWords } from '@qc/words/keep-words';

/** Most bytes of the first screen in the longest language, compressed by brotli as browsers get it. */
const LIMIT = 20_000;
/** Most bytes, so compressed, of what comes after it: the later parts, and their words in the longest language. */
const LATER_LIMIT = 41_700;
const DIST = join(import.meta.dirname, '../../dist');

interface Weight {
  brotli: number;
  gzip: number;
}
const weigh = (content: string | Buffer): Weight => ({
  brotli: brotliCompressSync(content).length,
  gzip: gzipSync(content, { level: 9 }).length,
});
const sum = (weights: readonly Weight[]): Weight => ({
  brotli: weights.reduce((all, { brotli }) => all + brotli, 0),
  gzip: weights.reduce((all, { gzip }) => all + gzip, 0),
});
const heaviest = (weights: readonly Weight[]): Weight =>
  weights.reduce((most, one) => (one.brotli > most.brotli ? one : most), { brotli: 0, gzip: 0 });
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report(what: string, { brotli, gzip }: Weight, limit: number): void {
  console.log(`${what}: ${kB(brotli)} brotli (limit ${kB(limit)}), ${kB(gzip)} gzip`);
  if (brotli <= limit) return;
  console.error(`${what}: over the limit of ${kB(limit)}`);
  process.exitCode = 1;
}

const page = readFileSync(join(DIST, 'play.html'), 'utf8');
const linked = [...page.matchAll(/(?:src|href)="\/([^"]+)"|url\(["']?\/([^"')]+)/g)].flatMap(
  (found) => found[1] ?? found[2] ?? [],
);
const beside = [...new Set(linked)].map((name) => weigh(readFileSync(join(DIST, name))));
const pages = LANGUAGES.map((language) => weigh(keepWords(page, language)));
report('Player\u2019s first screen', sum([heaviest(pages), ...beside]), LIMIT);

const later = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
const built = (start: string): Weight[] => {
  const files = later.filter((name) => name.startsWith(start));
  if (files.length === 0) throw new Error(`The player's page lacks ${start}`);
  return files.map((name) => weigh(readFileSync(join(DIST, 'assets', name))));
};
report('Player\u2019s later parts', sum([...built('player-more-'), heaviest(built('player-words-'))]), LATER_LIMIT);
