/** A number and the word after it, mostly its unit; not an Arabic "and". */
const WITH_UNIT = /\d[\d.,]* (?!و )\p{L}[^ ]*/gu;

/** Letters that find place in one line of the smallest phone: what is longer may be broken where it can. */
const LINE = 12;

/** A name that ends in a number, such as the second of two who are called the same: no line ends before it. */
export function keepTail(name: string): string {
  return name.replace(/ (\d+)$/, '\u00A0$1');
}

/** Words in which no line ends between a number and its unit. */
export function keepUnits(words: string): string {
  return words.replace(WITH_UNIT, (both) => (both.length > LINE ? both : both.replace(' ', '\u00A0')));
}
