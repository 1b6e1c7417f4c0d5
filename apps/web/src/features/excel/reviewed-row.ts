import { answersOf, changeContent, type ExcelRow, type QuestionContent } from '@qc/contract';

/** Answers that a person marked in the review, by the number of their row. */
export type RowMarks = ReadonlyMap<number, ReadonlySet<number>>;

/** The slide of a row as it would be imported: as the sheet says, or with the answers marked here; null: not yet. */
export function slideOfRow({ row, question, unmarked }: ExcelRow, marks: RowMarks): QuestionContent | null {
  const marked = marks.get(row);
  if (question || !unmarked || !marked || marked.size === 0) return question;
  const answers = answersOf(unmarked).map((answer, at) => ({ ...answer, correct: marked.has(at) }));
  return changeContent(unmarked, { answers, ...(marked.size > 1 && { selection: 'multiple' }) });
}

/** The marks with one answer marked or not. */
export function toggleMark(marks: RowMarks, row: number, answer: number): RowMarks {
  const marked = new Set(marks.get(row));
  if (!marked.delete(answer)) marked.add(answer);
  return new Map(marks).set(row, marked);
}

/** What is still wrong with a row: the missing mark no longer is, once it is made here. */
export function openProblems(row: ExcelRow, marks: RowMarks): ExcelRow['problems'] {
  return row.question === null && slideOfRow(row, marks)
    ? row.problems.filter(({ column }) => column !== 'correct')
    : row.problems;
}
