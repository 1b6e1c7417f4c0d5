import { foldWord } from './fold-word.ts';
import { cellText, plainDigits, type SheetCell } from '#platform/excel/excel-cells';

/** Letters that stand for the answers, in each alphabet. */
const LETTERS = ['abcdefgh', 'אבגדהוזח', 'ابجدهوزح'];

/**
 * Which answers a cell marks right: numbers from 1, letters, or the answers' own words, with commas between them.
 * Numbers come first: `2` is the second answer even where another one reads `2`. Null: it marks none that is there.
 */
export function readCorrect(cell: SheetCell, answers: readonly string[]): number[] | null {
  if (cell instanceof Date || typeof cell === 'boolean') return null;
  const text = plainDigits(cellText(cell)).trim();
  const places = new Map(answers.map((answer, place) => [wordKey(answer), place]));
  const place = (token: string) => placeOf(token, answers) ?? places.get(wordKey(token)) ?? null;
  // A sheet in a language that writes 1,3 for 1.3 may have made a number of what was meant as a list.
  const parts = typeof cell === 'number' ? text.split('.') : text.split(/[,;\n/&]+/);
  for (const tokens of [parts, [text], runTogether(text, answers), text.split(/\s+/)]) {
    const filled = tokens.map((token) => token.trim()).filter((token) => token !== '');
    const found = filled.map(place);
    const known = found.filter((one) => one !== null);
    if (known.length > 0 && known.length === found.length) return [...new Set(known)].toSorted((a, b) => a - b);
  }
  return null;
}

function placeOf(token: string, answers: readonly string[]): number | null {
  if (/^\d{1,2}$/.test(token)) return inRange(Number(token) - 1, answers);
  const letter = foldWord(token);
  if (letter.length !== 1) return null;
  for (const alphabet of LETTERS) {
    const at = alphabet.indexOf(letter);
    if (at >= 0) return inRange(at, answers);
  }
  return null;
}

function inRange(place: number, answers: readonly string[]): number | null {
  return answers[place] !== undefined && answers[place] !== '' ? place : null;
}

/** `13` where there are no thirteen answers: 1 and 3, as a spreadsheet reads `1,3` with thousands in mind. */
function runTogether(text: string, answers: readonly string[]): string[] {
  return /^[1-8]{2,8}$/.test(text) && Number(text) > answers.length ? [...text] : [];
}

function wordKey(text: string): string {
  return plainDigits(text).trim().replace(/\s+/g, ' ').toLowerCase();
}
