import {
  ANSWER_TEXT_MAX,
  cleanText,
  NUMBER_MAX,
  newAnswer,
  newQuestion,
  QUESTION_TEXT_MAX,
  QuestionContent,
  SCORE_MAX,
  SPELLINGS_MAX,
  SUBHEADING_MAX,
  TIME_MAX_S,
  UNIT_MAX,
  type CategoryId,
  type ExcelColumn,
  type ExcelProblem,
} from '@qc/contract';
import { checkSlide } from '@qc/engine';
import { categoryKey } from './category-key.ts';
import { cellNumber, cellText, type SheetCell } from '#platform/excel/excel-cells';
import { readCorrect } from './excel-correct.ts';
import { gapProblem } from './excel-gaps.ts';
import { kindByWord, slideOf, truthByWord } from './excel-kinds.ts';
import { ANSWER_COLUMNS } from './excel-sheet.ts';

/** The cells of one row by column. */
export type ExcelCells = Partial<Record<ExcelColumn, SheetCell>>;
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
  const kind = kindByWord(word);
  if (kind === null) {
    note('type', word === '' ? 'required' : 'unknownType');
    return { question: null, unmarked: null, problems };
  }
  const reader: RowReader = {
    cells,
    note,
    text: (column, max) => {
      const text = cleanText(cellText(cells[column] ?? null));
      if (text.length > max) note(column, 'tooLong', max);
      return text;
    },
  };
  const { type, selection } = slideOf(kind);
  const plain = newQuestion(type);
  const content: QuestionContent = {
    ...plain,
    selection,
    question: reader.text('question', QUESTION_TEXT_MAX),
    queMessage: reader.text('queMessage', SUBHEADING_MAX),
    score: wholeOf(reader, 'score', plain.score, SCORE_MAX),
    time: wholeOf(reader, 'time', plain.time, TIME_MAX_S),
    ...answersOf(reader, plain),
    labels: labelsOf(reader, categories),
  };
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
    unmarked: stopping.length > 0 && content.type === 'trivia' ? slide : null,
    problems,
  };
}

function isUnmarked({ column, code }: ExcelProblem): boolean {
  return column === 'correct' && (code === 'noCorrectAnswer' || code === 'badCorrect');
}

interface RowReader {
  cells: ExcelCells;
  note(column: ExcelColumn, code: ExcelProblem['code'], limit?: number): void;
  text(column: ExcelColumn, max: number): string;
}

function isBlank(cell: SheetCell | undefined): boolean {
  return cleanText(cellText(cell ?? null)) === '';
}

function wholeOf({ cells, note }: RowReader, column: ExcelColumn, usual: number | null, max: number): number | null {
  if (isBlank(cells[column])) return usual;
  const value = cellNumber(cells[column] ?? null);
  if (value === null || !Number.isInteger(value)) note(column, 'notNumber');
  else if (value < 0 || value > max) note(column, 'outOfRange', max);
  else return value;
  return usual;
}

function answersOf(reader: RowReader, plain: QuestionContent): Partial<QuestionContent> {
  switch (plain.type) {
    case 'trueFalse':
      return { answers: trueFalseOf(reader) };
    case 'number':
      return { numberKey: numberOf(reader, plain.numberKey) };
    case 'typed':
      return { answers: spellingsOf(reader).map((text) => newAnswer(text, true)) };
    case 'trivia': {
      const texts = answerTexts(reader);
      const right = correctOf(reader, texts);
      return { answers: texts.map((text, i) => newAnswer(text, right.includes(i))) };
    }
    default:
      return { answers: answerTexts(reader).map((text) => newAnswer(text)) };
  }
}

/** Up to the last column with something in it: a hole between them is a blank answer. */
function answerTexts(reader: RowReader): string[] {
  const last = ANSWER_COLUMNS.findLastIndex((column) => !isBlank(reader.cells[column]));
  return ANSWER_COLUMNS.slice(0, last + 1).map((column) => reader.text(column, ANSWER_TEXT_MAX));
}

function spellingsOf({ cells, note }: RowReader): string[] {
  const spellings = ANSWER_COLUMNS.flatMap((column) => {
    const lines = cellText(cells[column] ?? null)
      .split('\n')
      .map(cleanText)
      .filter((line) => line !== '');
    if (lines.some((line) => line.length > ANSWER_TEXT_MAX)) note(column, 'tooLong', ANSWER_TEXT_MAX);
    return lines;
  });
  if (spellings.length > SPELLINGS_MAX) note('answer8', 'outOfRange', SPELLINGS_MAX);
  return spellings.slice(0, SPELLINGS_MAX);
}

function correctOf({ cells, note }: RowReader, answers: readonly string[]): number[] {
  if (isBlank(cells.correct)) {
    note('correct', 'noCorrectAnswer');
    return [];
  }
  const right = readCorrect(cells.correct ?? null, answers);
  if (right === null) note('correct', 'badCorrect');
  return right ?? [];
}

function trueFalseOf({ cells, note }: RowReader): QuestionContent['answers'] {
  const cell = cells.correct ?? null;
  let truth: boolean | null = null;
  if (isBlank(cell)) {
    note('correct', 'noCorrectAnswer');
  } else {
    const number = cellNumber(cell);
    truth = typeof cell === 'boolean' ? cell : number === 1 ? true : number === 2 ? false : truthByWord(cellText(cell));
    if (truth === null) note('correct', 'badCorrect');
  }
  return [newAnswer('', truth === true), newAnswer('', truth === false)];
}

function numberOf(reader: RowReader, plain: QuestionContent['numberKey']): QuestionContent['numberKey'] {
  const { cells, note } = reader;
  const read = (column: ExcelColumn, min: number): number | null => {
    const value = cellNumber(cells[column] ?? null);
    if (value === null) note(column, 'notNumber');
    else if (value < min || value > NUMBER_MAX) note(column, 'outOfRange', NUMBER_MAX);
    else return value;
    return null;
  };
  if (isBlank(cells.answer1)) note('answer1', 'required');
  const value = isBlank(cells.answer1) ? null : read('answer1', -NUMBER_MAX);
  const tolerance = isBlank(cells.answer2) ? null : read('answer2', 0);
  const unit = reader.text('answer3', UNIT_MAX);
  return { ...plain, value, unit, rule: tolerance === null ? 'closest' : 'tolerance', tolerance: tolerance ?? 0 };
}

function labelsOf({ cells, note }: RowReader, categories: ReadonlyMap<string, CategoryId>): CategoryId[] {
  const labels: CategoryId[] = [];
  const take = (name: string): boolean => {
    const id = categories.get(categoryKey(name));
    if (id !== undefined) labels.push(id);
    return id !== undefined;
  };
  for (const part of cellText(cells.categories ?? null).split(/[;؛\n]/)) {
    if (part.trim() === '' || take(part)) continue;
    for (const name of part.split(/[,،]/)) if (name.trim() !== '' && !take(name)) note('categories', 'unknownCategory');
  }
  return [...new Set(labels)].slice(0, 20);
}
