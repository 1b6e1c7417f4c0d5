/** Signs that nobody hears: directions, isolates, joiners, marks of order. */
const UNHEARD = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** What XML may not hold, and what stands for letters that were none. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffd\ufffe\uffff]/gu;

/** A text as it is given to a voice: what is seen or written and not heard is gone. */
export function heardText(text: string): string {
  return text.toWellFormed().replace(UNHEARD, '').replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * The text in pieces that each weigh at most `max`, cut after sentences, else between words, else between letters.
 * `weigh` grows with the text.
 */
export function splitSaid(text: string, max: number, weigh: (text: string) => number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest !== '' && weigh(rest) > max) {
    const piece = rest.slice(0, cutAt(rest, fitting(rest, max, weigh)));
    if (piece.trim() !== '') pieces.push(piece.trim());
    rest = rest.slice(piece.length).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** How many UTF-16 units of a text that is too heavy fit, at least one letter. */
function fitting(text: string, max: number, weigh: (text: string) => number): number {
  let [fits, tooMany] = [0, text.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (weigh(text.slice(0, middle).toWellFormed()) <= max) fits = middle;
    else tooMany = middle;
  }
  const isInLetter = /[\ud800-\udbff]/.test(text[fits - 1] ?? '') && /[\udc00-\udfff]/.test(text[fits] ?? '');
  if (isInLetter) fits -= 1;
  return Math.max(fits, String.fromCodePoint(text.codePointAt(0) ?? 0).length);
}

function cutAt(text: string, most: number): number {
  const head = text.slice(0, most);
  const sentence = /^.*[.?!:;،؛؟](?=\s)/su.exec(head)?.[0].length ?? 0;
  if (sentence > most / 2) return sentence;
  const word = head.lastIndexOf(' ');
  return word > 0 ? word : most;
}
