/** Capital and small letter always share a row: names may not differ by case. Each row: the letter that stands for all of them, then its look-alikes. */
const ROWS: readonly (readonly [string, string])[] = [
  ['a', 'аΑαɑᴀ\u13AAⱥⲀꓮᗩᗅ'],
  ['b', 'вВΒβЬьʙ\u13F4ƀɓƃꓐᗷᑲᖯ\u13CF'],
  ['c', 'сϲᴄ\u13DFƈȼⲤꓚᑕ'],
  ['d', 'ԁᴅ\u13A0đðɖɗƌȡꓓᗪᗞᑯ'],
  ['e', 'еΕεєᴇ\u13ACɇɛⲈꓰᗴᕮ'],
  ['f', 'ϝꜰƒʄꞙꓝᖴ'],
  ['g', 'ɡցɢ\u13C0ɠǥꓖᘜ\u13F3'],
  ['h', 'һнНΗηհʜ\u13BBħɦⱨⲎꓧᕼ\u13C2'],
  ['j', 'јϳյᴊ\u13ABɉʝꓙᒍ'],
  ['k', 'кКΚκᴋ\u13E6ƙⱪꝁⲔꓗ'],
  // One, small L and capital I are drawn alike in most typefaces; small i follows its capital.
  ['l', '1iI|ıіІӏӀΙιլɪʟ\u13DEɨɫłƚɬɭⱡⲒꓡꓲᒪ\u13A5ᅵ'],
  ['m', 'мМΜμᴍ\u13B7ɱⲘꓟᗰ'],
  ['n', 'ΝνпոɴɲŋɳƞⲚꓠᑎ'],
  ['o', '0оОΟοօᴏסøɵⲞꓳᗝ\u13BEᄋᆼዐဝഠଠ'],
  ['p', 'рРΡρᴘ\u13E2ƥᵽⲢꓑᑭ'],
  ['q', 'ԛզʠɋᑫ'],
  ['r', 'гʀ\u13A1\u13D2ɍɽɼɾꓣᖇ'],
  ['s', 'ѕЅꜱ\u13DA\u13D5ʂȿꓢᔕ'],
  ['t', 'тТΤτᴛ\u13A2ŧƭʈⱦⲦꓔ'],
  ['u', 'սᴜʉʊꓴᑌ'],
  ['v', 'ѵᴠ\u13D9ʋⱱꓦᐯ'],
  ['w', 'ԝωᴡ\u13B3\u13D4ⱳⲰꓪᗯ'],
  ['x', 'хХΧχӿҳⲬꓫᕁ'],
  ['y', 'уУΥυγʏɏƴүұⲨꓬ\u13A9\u13BD'],
  ['z', 'Ζζᴢ\u13C3ƶʐȥⱬⲌꓜᘔ'],
  ['ي', 'ىیۍ'],
  ['ك', 'ک'],
  ['ه', 'ةہە'],
  ["'", '’‘׳`´ʼ'],
  ['"', '”“״„'],
  ['-', '‐‑‒–—־−'],
];

/** From a look-alike, and its small letter, to the letter that stands for it. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([stem, others]) =>
    [...others].flatMap((other) => [other, other.toLowerCase()].map((letter) => [letter, stem] as const)),
  ),
);

/** The one letter, in small, for all that look like this one. */
export function lookOf(letter: string): string {
  const lower = LOOK_ALIKES.get(letter) ?? letter.toLowerCase();
  return LOOK_ALIKES.get(lower) ?? lower;
}

/** Small Greek letters that are drawn like another Latin letter than their capitals are. */
export const DRAWN_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['ν', 'v'],
  ['η', 'n'],
  ['υ', 'u'],
]);
