import {
  QuestionContent,
  type CategoryId,
  type ExcelColumn,
  type ExcelProblem,
  ANSWERS_MIN,
  EXCEL_COLUMNS,
  EXCEL_PROBLEMS,
} from '@qc/contract';
import { checkSlide, type Gap } from '@qc/engine';
import { cellText } from '#platform/excel/excel-cells';
import { sheetByWord } from '../slides/exchange-kinds.ts';
import { categoryKey } from './category-key.ts';
import { readerOf, type ExcelCells, type RowReader } from './row-reader.ts';
import { ANSWER_COLUMNS } from './excel-cells-out.ts';

/** What a row says: the slide when it can be imported, and what is wrong or was left out. */
export interface ReadRow {
  question: QuestionContent | null;
  /** The slide when only the mark of its right answer is missing, or means none. */
  unmarked: QuestionContent | null;
  problems: ExcelProblem[];
}

/** Problems that leave something out and do not stop the row. */
const SOFT = new Set<ExcelProblem['code']>(['unknownCategory']);

/** Reads one row; `categories` are those the importer may use, by folded name. */
export function readExcelRow(cells: ExcelCells, categories: ReadonlyMap<string, CategoryId>): ReadRow {
  const problems: ExcelProblem[] = [];
  const note = (column: ExcelColumn, code: ExcelProblem['code'], limit?: number) =>
    problems.push({ column, code, ...(limit !== undefined && { limit }) });
  const word = cellText(cells.type ?? null).trim();
  const named = sheetByWord(word);
  if (named === null) {
    note('type', word === '' ? 'required' : 'unknownType');
    return { question: null, unmarked: null, problems };
  }
  const { name, sheet } = named;
  const row = readerOf(cells, note);
  const content: QuestionContent = { ...sheet.read(row, name), labels: labelsOf(row, categories) };
  // What a cell was refused for says more than the gap it leaves.
  const refused = new Set(problems.map((problem) => problem.column));
  problems.push(
    ...checkSlide(content, 0)
      .map(gapProblem)
      .filter(({ column }) => !refused.has(column)),
  );
  const stopping = problems.filter((problem) => !SOFT.has(problem.code));
  const slide = stopping.every(isUnmarked) ? QuestionContent.parse(content) : null;
  return {
    question: stopping.length === 0 ? slide : null,
    unmarked: stopping.length > 0 && sheet.isMarkable ? slide : null,
    problems,
  };
}

function isUnmarked({ column, code }: ExcelProblem): boolean {
  return column === 'correct' && (code === 'noCorrectAnswer' || code === 'badCorrect');
}

function labelsOf(row: RowReader, categories: ReadonlyMap<string, CategoryId>): CategoryId[] {
  const labels: CategoryId[] = [];
  const take = (name: string): boolean => {
    const id = categories.get(categoryKey(name));
    if (id !== undefined) labels.push(id);
    return id !== undefined;
  };
  for (const part of cellText(row.cell('categories')).split(/[;؛\n]/)) {
    if (part.trim() === '' || take(part)) continue;
    for (const name of part.split(/[,،]/))
      if (name.trim() !== '' && !take(name)) row.note('categories', 'unknownCategory');
  }
  return [...new Set(labels)].slice(0, 20);
}

/** What check-game finds on a slide, as a problem of the row it came from. */
function gapProblem({ field, code, answer }: Gap): ExcelProblem {
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
