/** Letters that are drawn like others stood on their head. */
const HEADS: ReadonlyMap<string, string> = new Map(
  'ɐa ɔc ǝe ɟf ƃg ɥh ᴉi ɾj ʞk ɯm ɹr ʇt ʌv ʍw ʎy'.split(' ').map(pairOf),
);
/** Letters that are others when stood on their head, beside those. */
const BOTH_WAYS: ReadonlyMap<string, string> = new Map('nu un bq qb dp pd mw wm'.split(' ').map(pairOf));

/** A text with letters that stand on their head as read with the screen turned, and from this end; else nothing. */
export function upsideDown(text: string): string[] {
  const letters = [...text.toLowerCase()];
  if (!letters.some((letter) => HEADS.has(letter))) return [];
  const turned = letters.map((letter) => HEADS.get(letter) ?? BOTH_WAYS.get(letter) ?? letter);
  return [turned.join(''), turned.toReversed().join('')];
}

function pairOf(pair: string): [string, string] {
  return [pair.slice(0, 1), pair.slice(1)];
}
