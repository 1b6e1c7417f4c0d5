/** Prints how large an exported page is before its game and media, and fails when that is over the limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, LANGUAGES } from '@qc/contract/languages';
import { LANGUAGE_RECORDS } from '@qc/words';
import { keepWords } from '@qc/words/keep-words';

/** Most bytes of a page in one language, compressed: its script with the notices, and the fonts of its letters. */
const LIMITS: Record<Language, number> = { en: 117_500, he: 127_500, ar: 286_000 };

const page = readFileSync(join(import.meta.dirname, '..', 'dist', 'solo.html'), 'utf8');
const fonts = [...page.matchAll(/<style data-letters="([^"]*)">[^<]*<\/style>/g)];
if (fonts.length < 4) {
  console.error(`The page that plays alone marks ${fonts.length} fonts, not four`);
  process.exitCode = 1;
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const language of LANGUAGES) {
  const limit = LIMITS[language];
  const letters = [...`a${LANGUAGE_RECORDS[language].sampleLetter}`].map((letter) => letter.codePointAt(0) ?? 0);
  const unneeded = fonts.filter(([, ranges = '']) => !letters.some((letter) => holds(ranges, letter)));
  const own = unneeded.reduce((text, [font]) => text.replace(font, ''), keepWords(page, language));
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
