/** Capital and small letter always share a row: names may not differ by case. Each row: the letter that stands for all of them, then its look-alikes. */
const ROWS: readonly (readonly [string, string])[] = [
  ['a', 'аΑαɑ'],
  ['b', 'вВΒβЬь'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еΕεє'],
  ['g', 'ɡ'],
  ['h', 'һнНΗη'],
  ['j', 'јϳ'],
  ['k', 'кКΚκ'],
  // One, small L and capital I are drawn alike in most typefaces; small i follows its capital.
  ['l', '1iI|ıіІӏӀΙι١۱'],
  ['m', 'мМΜμ'],
  ['n', 'Ννп'],
  ['o', '0оОΟο٠۰'],
  ['p', 'рРΡρ'],
  ['q', 'ԛ'],
  ['s', 'ѕЅ'],
  ['t', 'тТΤτ'],
  ['w', 'ԝω'],
  ['x', 'хХΧχ'],
  ['y', 'уУΥυγ'],
  ['z', 'Ζζ'],
  ['ي', 'ىیۍ'],
  ['ك', 'ک'],
  ['ه', 'ةہە'],
  ['2', '٢۲'],
  ['3', '٣۳'],
  ['4', '٤۴'],
  ['5', '٥۵'],
  ['6', '٦۶'],
  ['7', '٧۷'],
  ['8', '٨۸'],
  ['9', '٩۹'],
  ["'", '’‘׳`´ʼ'],
  ['"', '”“״„'],
  ['-', '‐‑‒–—־−'],
];

/** From a look-alike to the letter that stands for it. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([stem, others]) => [...others].map((other) => [other, stem] as const)),
);
