import { ANSWER_TEXT_MAX, answersOf, type QuestionContent } from '@qc/contract';
import { type PastedAnswer, readAnswerLines } from '#platform/pasted-questions';
import type { PasteRule } from '../slides/editor-kind.ts';
import { type Spread, spreadLines } from './spread-lines.ts';

/** Lines that were pasted into an answer, and what stands around the cursor there. */
export interface PastedLines {
  lines: readonly PastedAnswer[];
  at: number;
  before: string;
  after: string;
}

/** What becomes of pasted lines. */
export interface LinesPlan extends Spread {
  /** Lines longer than an answer may be. */
  long: number;
}

/** Reads lines for the answers from one on; null: fewer than two, which is a plain paste. */
export function readPastedLines(text: string, field: HTMLInputElement | HTMLTextAreaElement): PastedLines | null {
  const at = Number(field.dataset.answer);
  const lines = readAnswerLines(text);
  if (lines.length < 2 || !Number.isInteger(at)) return null;
  const { value, selectionStart, selectionEnd } = field;
  return { lines, at, before: value.slice(0, selectionStart ?? 0), after: value.slice(selectionEnd ?? value.length) };
}

/** Spreads lines over the answers of a slide, marked as its kind marks them. */
export function planLines(
  slide: QuestionContent,
  { lines, ...place }: PastedLines,
  { max, isRight }: PasteRule,
): LinesPlan {
  const spread = spreadLines(lines, { ...place, answers: answersOf(slide), max });
  const marked = spread.answers.map((answer) => ({ ...answer, correct: isRight(answer.correct) }));
  const long = marked.filter(({ text }) => text.length > ANSWER_TEXT_MAX).length;
  return { answers: marked, left: spread.left, long };
}

/** All lines as one text, as the field would have taken them. */
export function linesInOne({ lines, before, after }: PastedLines): string {
  return `${before}${lines.map(({ text }) => text).join(' ')}${after}`;
}
