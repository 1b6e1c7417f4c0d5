/** Capital and small letter always share a row: names may not differ by case. Each row: the letter that stands for all of them, then its look-alikes. */
const ROWS: readonly (readonly [string, string])[] = [
  ['a', 'аΑαɑᴀ\u13AA'],
  ['b', 'вВΒβЬьʙ\u13F4'],
  ['c', 'сϲᴄ\u13DF'],
  ['d', 'ԁᴅ\u13A0'],
  ['e', 'еΕεєᴇ\u13AC'],
  ['f', 'ϝꜰ'],
  ['g', 'ɡցɢ\u13C0'],
  ['h', 'һнНΗηհʜ\u13BB'],
  ['j', 'јϳյᴊ\u13AB'],
  ['k', 'кКΚκᴋ\u13E6'],
  // One, small L and capital I are drawn alike in most typefaces; small i follows its capital.
  ['l', '1iI|ıіІӏӀΙιլɪʟ١۱\u13DE'],
  ['m', 'мМΜμᴍ\u13B7'],
  ['n', 'Ννпոɴ'],
  ['o', '0оОΟοօᴏס٠۰'],
  ['p', 'рРΡρᴘ\u13E2'],
  ['q', 'ԛզ'],
  ['r', 'гʀ\u13A1\u13D2'],
  ['s', 'ѕЅꜱ\u13DA\u13D5'],
  ['t', 'тТΤτᴛ\u13A2'],
  ['u', 'սᴜ'],
  ['v', 'ѵᴠ\u13D9'],
  ['w', 'ԝωᴡ\u13B3\u13D4'],
  ['x', 'хХΧχ'],
  ['y', 'уУΥυγʏ'],
  ['z', 'Ζζᴢ\u13C3'],
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

/** From a look-alike, and its small letter, to the letter that stands for it. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([stem, others]) =>
    [...others].flatMap((other) => [other, other.toLowerCase()].map((letter) => [letter, stem] as const)),
  ),
);

/** Small Greek letters that are drawn like another Latin letter than their capitals are. */
export const DRAWN_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['ν', 'v'],
  ['η', 'n'],
  ['υ', 'u'],
]);
