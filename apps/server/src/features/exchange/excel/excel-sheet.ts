import { wordsOf } from '@qc/words/server';
import { type CategoryId, type ExcelColumn, EXCEL_COLUMNS, type Language, type QuestionContent } from '@qc/contract';
import { kindOf } from './excel-kinds.ts';

/** One row to write: a number stays a number, a text is a text. */
export type ExcelRowOut = Partial<Record<ExcelColumn, string | number>>;

/** The answer columns in order. */
export const ANSWER_COLUMNS = EXCEL_COLUMNS.filter((column) => column.startsWith('answer'));
/** Separates categories. A name that has it cannot be told apart and is left out. */
const BETWEEN_CATEGORIES = '; ';

/** The slide as a row; null: a sheet cannot carry this type. Media, notes and what else has no column stay behind. */
export function toExcelRow(
  slide: QuestionContent,
  language: Language,
  categories: ReadonlyMap<CategoryId, string>,
): ExcelRowOut | null {
  const kind = kindOf(slide);
  if (kind === null) return null;
  const texts = wordsOf(language).questionExcel;
  const names = slide.labels.flatMap((label) => categories.get(label) ?? []);
  return {
    type: texts.kinds[kind],
    question: slide.question,
    queMessage: slide.queMessage,
    ...answerCells(slide),
    ...correctCell(slide, language),
    ...(slide.score !== null && { score: slide.score }),
    ...(slide.time !== null && { time: slide.time }),
    categories: names.filter((name) => !/[;\n]/.test(name)).join(BETWEEN_CATEGORIES),
  };
}

function answerCells(slide: QuestionContent): ExcelRowOut {
  if (slide.type === 'trueFalse') return {};
  if (slide.type === 'number') return numberCells(slide);
  const texts = slide.answers.map((answer) => answer.text);
  const last = ANSWER_COLUMNS.length - 1;
  // More spellings than columns: the rest stand line by line in the last one.
  const cells = texts.length > ANSWER_COLUMNS.length ? [...texts.slice(0, last), texts.slice(last).join('\n')] : texts;
  return Object.fromEntries(
    ANSWER_COLUMNS.flatMap((column, i) => (cells[i] === undefined ? [] : [[column, cells[i]]])),
  );
}

function numberCells({ numberKey: { value, rule, tolerance, unit } }: QuestionContent): ExcelRowOut {
  return {
    ...(value !== null && { answer1: value }),
    ...(rule === 'tolerance' && { answer2: tolerance }),
    answer3: unit,
  };
}

function correctCell({ type, answers }: QuestionContent, language: Language): ExcelRowOut {
  if (type === 'trueFalse') {
    const { yes, no } = wordsOf(language).questionExcel;
    const right = answers.findIndex((answer) => answer.correct);
    return right < 0 ? {} : { correct: right === 0 ? yes : no };
  }
  if (type !== 'trivia') return {};
  const places = answers.flatMap((answer, i) => (answer.correct ? [i + 1] : []));
  const [only] = places;
  return only === undefined ? {} : { correct: places.length === 1 ? only : places.join(',') };
}
