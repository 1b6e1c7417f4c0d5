/** Prints how large an exported page is before its game and media, and fails when that is over the limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most bytes of a page in one language, compressed: its script with the notices, and the fonts of its letters. */
const LIMITS = { en: 135_000, he: 145_000, ar: 305_000 };
/** A letter of each, by which its fonts are known. */
const LETTERS = { en: [0x61], he: [0x61, 0x5d0], ar: [0x61, 0x639] };

const page = readFileSync(join(import.meta.dirname, '..', 'dist', 'solo.html'), 'utf8');
const fonts = [...page.matchAll(/<style data-letters="([^"]*)">[^<]*<\/style>/g)];
if (fonts.length < 4) {
  console.error(`The page that plays alone marks ${fonts.length} fonts, not four`);
  process.exitCode = 1;
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [language, limit] of Object.entries(LIMITS)) {
  const letters = language === 'he' ? LETTERS.he : language === 'ar' ? LETTERS.ar : LETTERS.en;
  const unneeded = fonts.filter(([, ranges = '']) => !letters.some((letter) => holds(ranges, letter)));
  const own = unneeded.reduce((text, [font]) => text.replace(font, ''), page);
  const gzip = gzipSync(own, { level: 9 }).length;
  console.log(`Page that plays alone, ${language}: ${kB(gzip)} gzip (limit ${kB(limit)})`);
  if (gzip > limit) {
    console.error(`The page that plays alone is over its limit of ${kB(limit)}`);
    process.exitCode = 1;
  }
}

function holds(ranges: string, letter: number): boolean {
  return ranges.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    return letter >= first && letter <= Number.parseInt(to.replaceAll('?', 'F'), 16);
  });
}
