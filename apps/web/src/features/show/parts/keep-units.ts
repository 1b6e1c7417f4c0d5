/** A number and the word after it, mostly its unit; not an Arabic "and". */
const WITH_UNIT = /\d[\d.,]* (?!و )\p{L}[^ ]*/gu;

/** Letters that find place in one line of the smallest phone: what is longer may be broken where it can. */
const LINE = 12;

/** Letters of a name that is never broken where it stands among other words. */
const SHORT_NAME = 16;

/** A name that ends in a number, such as the second of two who are called the same: no line ends before it. */
export function keepTail(name: string): string {
  return name.replace(/ (\d+)$/, '\u00A0$1');
}

/** The same of a name within a sentence: a short one is in one line. */
export function keepName(name: string): string {
  return name.length <= SHORT_NAME ? name.replaceAll(' ', '\u00A0') : keepTail(name);
}

/** Words in which no line ends between a number and its unit. */
export function keepUnits(words: string): string {
  return words.replace(WITH_UNIT, (both) => (both.length > LINE ? both : both.replace(' ', '\u00A0')));
}
