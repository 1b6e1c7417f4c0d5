import type { Direction } from '@qc/contract';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LETTER = /\p{L}/u;

/**
 * The direction of an author's words: the game's, also where they begin with a foreign name ("iPhone יצא בשנת…"). Only
 * words that begin in the other direction and are for the most part written in it go that way, such as a question in
 * English in a Hebrew game.
 */
export function wordsDirection(words: string, game: Direction): Direction {
  let rtl = 0;
  let ltr = 0;
  let first: Direction | null = null;
  for (const word of words.split(/\s+/)) {
    const letter = LETTER.exec(word)?.[0];
    if (letter === undefined) continue;
    const direction = RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
    first ??= direction;
    if (direction === 'rtl') rtl += 1;
    else ltr += 1;
  }
  const [own, other] = game === 'rtl' ? [rtl, ltr] : [ltr, rtl];
  if (first === null || first === game || other <= 2 * own) return game;
  return first;
}
