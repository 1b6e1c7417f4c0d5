import type { PersonColumn } from '@qc/words/en/server/files/user-sheet';
import { wordsOf } from '@qc/words/server';
import { LANGUAGES, type ManyUsersRow } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';
import { cellText, type SheetRow } from '#platform/excel/excel-cells';
import { OTHER_WORDS, PERSON_COLUMNS } from './user-sheet-texts.ts';

/** As much as the call that adds them takes; what is longer is wrong in any case. */
const TEXT_MAX: Record<PersonColumn, number> = { name: 300, email: 300, phone: 100 };
/** Headings may stand below a title. */
const HEADING_ROWS = 10;

type Places = Partial<Record<PersonColumn, number>>;

/**
 * The people of a sheet, in its order. Columns are found by their headings in any of the three languages; a sheet
 * without headings is read by what its columns hold.
 */
export function peopleOfSheet(sheet: readonly SheetRow[]): ManyUsersRow[] {
  const rows = sheet.map((row) => row.map((cell) => cellText(cell).trim()));
  const heading = rows.slice(0, HEADING_ROWS).findIndex((row) => placesByHeadings(row).email !== undefined);
  const places = heading >= 0 ? placesByHeadings(rows[heading] ?? []) : placesByContent(rows);
  return rows.slice(heading + 1).flatMap((row) => {
    const person = {
      name: textAt(row, places.name, TEXT_MAX.name),
      email: textAt(row, places.email, TEXT_MAX.email),
      phone: textAt(row, places.phone, TEXT_MAX.phone),
    };
    return Object.values(person).some((text) => text !== '') ? [person] : [];
  });
}

function textAt(row: readonly string[], place: number | undefined, max: number): string {
  return place === undefined ? '' : (row[place] ?? '').slice(0, max);
}

function placesByHeadings(row: readonly string[]): Places {
  const places: Places = {};
  for (const [place, text] of row.entries()) {
    const column = COLUMN_BY_WORD.get(wordKey(text));
    if (column !== undefined) places[column] ??= place;
  }
  return places;
}

function placesByContent(rows: readonly string[][]): Places {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = (place: number, sign: RegExp) => rows.filter((row) => sign.test(row[place] ?? '')).length;
  const columns = Array.from({ length: width }, (_none, place) => place).filter((place) => filled(place, /\S/) > 0);
  const best = (sign: RegExp, others: readonly number[]) =>
    others.filter((place) => filled(place, sign) > 0).toSorted((a, b) => filled(b, sign) - filled(a, sign))[0];
  const email = best(/@/, columns);
  const left = columns.filter((place) => place !== email);
  const phone = best(/^\+?[\d ()-]{6,}$/, left);
  const name = left.find((place) => place !== phone);
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
}

function wordKey(text: string): string {
  return searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const COLUMN_BY_WORD = new Map<string, PersonColumn>(
  PERSON_COLUMNS.flatMap((column) =>
    [...LANGUAGES.map((language) => wordsOf(language).userSheet.columns[column]), ...OTHER_WORDS[column]].map(
      (word): [string, PersonColumn] => [wordKey(word), column],
    ),
  ),
);
