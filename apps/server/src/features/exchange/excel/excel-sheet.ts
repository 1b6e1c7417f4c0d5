import { wordsOf } from '@qc/words/server';
import type { CategoryId, Language, QuestionContent } from '@qc/contract';
import { isVotedTwice } from '@qc/engine';
import { exchangeKindOf } from '../slides/exchange-kinds.ts';
import type { ExcelRowOut } from './excel-cells-out.ts';
import { UNTITLED_ROUND } from './row-reader.ts';

/** Separates categories. A name that has it cannot be told apart and is left out. */
const BETWEEN_CATEGORIES = '; ';

/** The slide as a row; null: a sheet cannot carry this type. Media, notes and what else has no column stay behind. */
export function toExcelRow(
  slide: QuestionContent,
  language: Language,
  categories: ReadonlyMap<CategoryId, string>,
): ExcelRowOut | null {
  const { sheet } = exchangeKindOf(slide);
  if (sheet === null) return null;
  const texts = wordsOf(language).questionExcel;
  const names = slide.labels.flatMap((label) => categories.get(label) ?? []);
  return {
    type: texts.kinds[sheet.nameOf(slide)],
    question: slide.question,
    queMessage: slide.queMessage,
    ...sheet.cells(slide, language),
    ...(slide.score !== null && { score: slide.score }),
    ...(slide.time !== null && { time: slide.time }),
    categories: names.filter((name) => !/[;\n]/.test(name)).join(BETWEEN_CATEGORIES),
    ...(slide.times !== 1 && { times: slide.times }),
    explanation: slide.explanation,
    ...(slide.round && { round: slide.round.title || UNTITLED_ROUND }),
    ...(isVotedTwice(slide) && { talkSeconds: slide.talkSeconds }),
    ...(slide.readSeconds !== null && { readSeconds: slide.readSeconds }),
  };
}
