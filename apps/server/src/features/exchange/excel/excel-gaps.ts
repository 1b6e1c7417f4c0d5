import { ANSWERS_MIN, EXCEL_COLUMNS, EXCEL_PROBLEMS, type ExcelColumn, type ExcelProblem } from '@qc/contract';
import type { Gap } from '@qc/engine';
import { ANSWER_COLUMNS } from './excel-cells-out.ts';

/** What check-game finds on a slide, as a problem of the row it came from. */
export function gapProblem({ field, code, answer }: Gap): ExcelProblem {
  const column = columnOf(field, answer);
  const known = EXCEL_PROBLEMS.find((problem) => problem === code);
  if (known === 'tooFewAnswers') return { column, code: known, limit: ANSWERS_MIN };
  if (known === 'noCorrectAnswer') return { column: 'correct', code: known };
  if (known !== undefined) return { column, code: known };
  return { column, code: code.endsWith('Required') || code.endsWith('required') ? 'required' : 'outOfRange' };
}

function columnOf(field: string, answer: number | undefined): ExcelColumn {
  if (answer !== undefined) return ANSWER_COLUMNS[answer] ?? 'answer8';
  const column = EXCEL_COLUMNS.find((known) => known === field);
  return column ?? (field === 'question' || field === 'openingMedia' ? 'question' : 'answer1');
}
