/** Prints how large an exported page is before its game and media, and fails when that is over the limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@qc/contract/languages';
import { LANGUAGE_SERVICES } from '@qc/words';
import { keepWords } from '@qc/words/keep-words';

/** Most bytes of a page in one language, compressed: its script, its styles and the notices; without its fonts. */
const LIMIT = 82_000;

const built = readFileSync(join(import.meta.dirname, '../../dist/solo.html'), 'utf8');
const fonts = [...built.matchAll(/<style data-letters="([^"]*)">[^<]*<\/style>/g)];
if (fonts.length < 4) {
  console.error(`The page that plays alone marks ${fonts.length} fonts, not four`);
  process.exitCode = 1;
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const language of LANGUAGES) {
  const letters = [...`a${LANGUAGE_SERVICES[language].sampleLetter}`].map((letter) => letter.codePointAt(0) ?? 0);
  const page = keepWords(built, language);
  const unneeded = fonts.filter(([, ranges = '']) => !letters.some((letter) => holds(ranges, letter)));
  const whole = weigh(without(page, unneeded));
  const words = weigh(without(page, fonts));
  console.log(`Page that plays alone, ${language}: ${kB(whole)} gzip, ${kB(words)} without fonts (limit ${kB(LIMIT)})`);
  if (words > LIMIT) {
    console.error(`The page that plays alone is over its limit of ${kB(LIMIT)}`);
    process.exitCode = 1;
  }
}

function weigh(html: string): number {
  return gzipSync(html, { level: 9 }).length;
}

function without(html: string, parts: readonly (readonly string[])[]): string {
  return parts.reduce((text, [font = '']) => text.replace(font, ''), html);
}

function holds(ranges: string, letter: number): boolean {
  return ranges.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    return letter >= first && letter <= Number.parseInt(to.replaceAll('?', 'F'), 16);
  });
}
