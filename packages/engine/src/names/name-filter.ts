import { type FoulWords, NAME_WORDS } from '@qc/words/names';
import { lookOf } from './look-alikes.ts';
import { plainLetters } from './plain-letters.ts';
import { upsideDown } from './upside-down.ts';

/** Stems this long are looked for across the spaces of a name; shorter ones would be found between honest names. */
const LONG = 7;
/** Pieces this short, side by side, are one word pulled apart. */
const SHORT = 2;
/** Words this long are known where a short piece was pulled off; names with an initial may read as shorter ones. */
const LOOSE_MIN = 5;

const NO_LETTER = /[^\p{L}*]+/gu;
/** Digits and signs drawn for letters. What looks alike in other alphabets is in `look-alikes.ts`. */
const LEET: ReadonlyMap<string, string> = pairs('0o1l!l3e4a@a5s$s7t+t8b9g€e£l');
/** Drawn with an equals sign, looking either way. */
const PICTURE = /[8B]\s*(?:[=~]\s*){2,}[D>](?!\p{L})|(?:^|\P{L})D\s*(?:[=~]\s*){2,}8/u;
/** Numbers behind a name: of three digits and more, years, and what would make other words of Ana 1 and Josh 17. */
const NUMBER = /\d{3,}(?![\p{L}\d])|(?:19|20)\d\d(?!\d)|(?<=^an+a|[aeiou]sh)1\d*(?![\p{L}\d])/giu;
const FINALS: ReadonlyMap<string, string> = pairs('ךכםמןנףפץצ');

/**
 * Whether a name has a foul word of any language in it, also pulled apart, with letters repeated, left out
 * for stars, drawn with digits, or upside down. Names and places that merely contain one pass.
 */
export function isFoulName(name: string): boolean {
  if (name.includes('\u{1F595}')) return true;
  const plain = plainLetters(name).replaceAll('\u0621', '');
  if (PICTURE.test(plain)) return true;
  // Digits may be drawn letters or stand beside a word; most names have none, and read the same both ways.
  const readings = [drawnLetters(plain), plain.replace(/\p{N}+/gu, ' '), ...upsideDown(plain)];
  return [...new Set(readings)].some(hasFoulWord);
}

function hasFoulWord(name: string): boolean {
  const pieces = name.split(/\s+/u).filter((piece) => piece !== '');
  const words = pieces.map(honestly);
  const parts = pieces.flatMap((piece) => splitCase(piece).split(NO_LETTER).map(honestly));
  const runs = pulledApart(words);
  return (
    [...words, ...runs.single].some((word) => WITHIN.test(word)) ||
    [...words, ...parts, ...runs.short].some((word) => WHOLE.test(word)) ||
    runs.loose.some((run) => run.length >= LOOSE_MIN && WHOLE.test(run)) ||
    [...runs.short, ...runs.loose].some((run) => ALONE.test(run)) ||
    ACROSS.test(words.join(''))
  );
}

function honestly(piece: string): string {
  return fold(piece).replace(HONEST, '');
}

/**
 * Neighbouring pieces put together: `single` where all have one letter, `short` where all have one or two, `loose` two
 * of which one has no more.
 */
function pulledApart(words: readonly string[]): Record<'single' | 'short' | 'loose', string[]> {
  const loose = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return next !== '' && Math.min(word.length, next.length) <= SHORT ? [word + next] : [];
  });
  return { single: runsOf(words, 1), short: runsOf(words, SHORT), loose };
}

/** Runs of pieces of at most so many letters, put together. */
function runsOf(words: readonly string[], most: number): string[] {
  const runs = [''];
  for (const word of words)
    if (word.length > most) runs.push('');
    else runs[runs.length - 1] += word;
  return runs.filter((run) => run !== '');
}

/** Digits and signs within a word as the letters they are drawn for; a number stays a number. */
function drawnLetters(name: string): string {
  return name
    .split(/(\s+)/u)
    .map((piece) => (/\p{L}/u.test(piece) ? drawnPiece(piece.replace(NUMBER, '')) : piece))
    .join('');
}

function drawnPiece(piece: string): string {
  return [...piece].map((sign) => LEET.get(sign) ?? sign).join('');
}

/** `BigWord` as two. */
function splitCase(piece: string): string {
  return piece.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
}

/** One letter for all that look like it, without signs between them but stars. */
function fold(piece: string): string {
  let folded = '';
  for (const letter of piece.replace(NO_LETTER, '')) {
    const alike = lookOf(letter);
    folded += FINALS.get(alike) ?? alike;
  }
  return folded;
}

const LISTS: readonly FoulWords[] = Object.values(NAME_WORDS).map(({ foul }) => foul);
const within = LISTS.flatMap((list) => stems(list.within));
const HONEST = anyOf(
  LISTS.flatMap((list) => stems(list.honest)),
  'gu',
  plainStem,
);
const WITHIN = anyOf(within, 'u', stretched);
/** The same stems as all there is. */
const ALONE = new RegExp(`^${WITHIN.source}$`, 'u');
const ACROSS = anyOf(
  [...within.filter((stem) => stem.length >= LONG), ...LISTS.flatMap((list) => stems(list.across))],
  'u',
  stretched,
);
const WHOLE = new RegExp(`^(?:${LISTS.map(wholeSource).join('|')})$`, 'u');

function wholeSource({ whole, prefixes }: FoulWords): string {
  return `(?:${stems(prefixes).join('|')})?${anyOf(stems(whole), 'u', stretched).source}`;
}

function stems(list: string): string[] {
  return list
    .split(/\s+/u)
    .filter((stem) => stem !== '')
    .map(fold);
}

function anyOf(list: readonly string[], flags: string, source: (stem: string) => string): RegExp {
  return new RegExp(`(?:${list.map(source).join('|')})`, flags);
}

function plainStem(stem: string): string {
  return stem;
}

/** Each letter at least as often as in the stem; a star stands for one within. */
function stretched(stem: string): string {
  const runs = stem.match(/(.)\1*/gu) ?? [];
  return runs
    .map((run, at) => {
      const [letter = ''] = run;
      const inner = at > 0 && at < runs.length - 1;
      return inner && stem.length > 3 ? `(?:${letter}{${run.length},}|\\*+)` : `${letter}{${run.length},}`;
    })
    .join('');
}

function pairs(list: string): ReadonlyMap<string, string> {
  const letters = [...list];
  return new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? ''] as const] : [])));
}
