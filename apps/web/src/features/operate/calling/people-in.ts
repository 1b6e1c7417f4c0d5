/** Somebody of a list of people to call. */
export interface ListedPerson {
  /** As it is written. */
  number: string;
  name: string;
}

const NUMBER = /[+\d(][\d\s().\-/\u2010-\u2015]{5,}\d/;
/** Fewer digits are none of a telephone's. */
const DIGITS_MIN = 7;

/** People of a list that was typed or pasted: in each line a number, with a name before or after it. */
export function peopleIn(text: string): ListedPerson[] {
  const lines = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').split(/\r?\n/);
  return peopleOfRows(lines.map((line) => line.split('\t')));
}

/** People of the rows of a sheet, whatever the order of its columns. A heading is left out. */
export function peopleOfRows(rows: readonly (readonly string[])[]): ListedPerson[] {
  const filled = rows.map((row) => row.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  const listed = filled.filter((row) => row.length > 0);
  const people = listed.map(personOf);
  const [first, ...others] = people;
  const isHeading = first !== undefined && first.name === '' && !/\d/.test(first.number) && others.length > 0;
  return isHeading ? others : people;
}

/** A list as a text that `peopleIn` reads back. */
export function textOfPeople(people: readonly ListedPerson[]): string {
  return people.map(({ number, name }) => (name === '' ? number : `${number}\t${name}`)).join('\n');
}

function personOf(cells: readonly string[]): ListedPerson {
  const at = cells.findIndex((cell) => digitsOf(cell) >= DIGITS_MIN && NUMBER.exec(cell)?.[0] === cell);
  if (at !== -1) {
    const others = cells.filter((_, index) => index !== at);
    return { number: cells[at] ?? '', name: others.find((cell) => !/^\d{1,4}[.)]?$/.test(cell)) ?? '' };
  }
  const whole = cells.join(' ');
  const number = NUMBER.exec(whole)?.[0] ?? '';
  if (digitsOf(number) < DIGITS_MIN) return { number: whole, name: '' };
  return { number: number.trim(), name: nameOf(whole.replace(number, ' ')) };
}

function nameOf(rest: string): string {
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/g, '');
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
