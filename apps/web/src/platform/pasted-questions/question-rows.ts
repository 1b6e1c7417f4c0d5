import { ANSWERS_MAX } from '@qc/contract/limits';
import type { PastedQuestion } from './read-questions.ts';

const HEADING = ['type', 'question', ...Array.from({ length: ANSWERS_MAX }, (_, i) => `answer${i + 1}`), 'correct'];
const TRUE = ['נכון', 'true', 'صح', 'صحيح', 'כן', 'yes', 'نعم'];
const FALSE = ['לא נכון', 'שגוי', 'false', 'خطأ', 'غلط', 'לא', 'no', 'لا'];

/** Rows as they would stand in a sheet, and the answers for which a sheet has no column. */
export interface QuestionRows {
  /** The first of them is the heading. */
  rows: string[][];
  left: string[];
}

/** Pasted questions as rows of a sheet, so that one screen reviews both. */
export function questionRows(questions: readonly PastedQuestion[]): QuestionRows {
  const left = questions.flatMap(({ answers }) => answers.slice(ANSWERS_MAX).map(({ text }) => text));
  return { rows: [HEADING, ...questions.map(rowOf)], left };
}

function rowOf({ question, answers, key }: PastedQuestion): string[] {
  if (answers.length === 0) return row('typed', question, [key], '');
  const texts = answers.slice(0, ANSWERS_MAX).map(({ text }) => text);
  const marked = answers.slice(0, ANSWERS_MAX).flatMap(({ right }, at) => (right ? [String(at + 1)] : []));
  if (isTrueFalse(texts)) return row('trueFalse', question, [], truthOf(texts, marked, key));
  const correct = marked.length > 0 ? marked.join(',') : key;
  return row(marked.length > 1 ? 'triviaMultiple' : 'trivia', question, texts, correct);
}

function row(type: string, question: string, answers: readonly string[], correct: string): string[] {
  return [type, question, ...Array.from({ length: ANSWERS_MAX }, (_, at) => answers[at] ?? ''), correct];
}

function isTrueFalse(texts: readonly string[]): boolean {
  const [yes = '', no = ''] = texts.map((text) => text.toLowerCase());
  return texts.length === 2 && TRUE.includes(yes) && FALSE.includes(no);
}

function truthOf(texts: readonly string[], marked: readonly string[], key: string): string {
  const [only] = marked;
  return only === undefined ? key : (texts[Number(only) - 1] ?? '');
}
