import { wordsOf } from '@qc/words/server';
import { LANGUAGES, type ExcelRow } from '@qc/contract';

import { EXCEL_KINDS } from '../slides/exchange-kinds.ts';

/** The examples of the template in every language, as they read when nobody has touched them. */
const SAMPLES = new Set(
  LANGUAGES.flatMap((language) => EXCEL_KINDS.map((kind) => keyOf(wordsOf(language).excelExample[kind]))),
);

/** Whether a row is an example of the template, left as it came. */
export function isSampleRow(cells: ExcelRow['cells']): boolean {
  return SAMPLES.has(keyOf(cells));
}

function keyOf({ question, answer1, answer2, answer3, answer4 }: Record<string, string | number | undefined>): string {
  return JSON.stringify([question, answer1, answer2, answer3, answer4].map((cell) => String(cell ?? '')));
}
