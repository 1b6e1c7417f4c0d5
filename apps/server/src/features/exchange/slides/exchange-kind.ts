import type { ExcelKind } from '@qc/words/en/server/files/question-excel';
import type { Language, QuestionContent } from '@qc/contract';
import type { RunSlide } from '@qc/engine';
import type { ExcelRowOut } from '../excel/excel-cells-out.ts';
import type { RowReader } from '../excel/row-reader.ts';

/** A word that the type column offers: a slide type, with how many answers may be picked. */
export interface SheetName {
  name: ExcelKind;
  /**
   * Other words that a sheet may use: those of earlier templates, of the editor, and what teachers write. A sheet that
   * was good once stays good.
   */
  otherWords: readonly string[];
}

/** How slides of a kind stand on a sheet, a row for each. */
export interface SheetKind<C extends QuestionContent = QuestionContent> {
  names: readonly SheetName[];
  nameOf(slide: C): ExcelKind;
  /** The columns of the answers and of what is right. */
  cells(slide: C, language: Language): ExcelRowOut;
  /** The slide that a row says, its categories left out; what is wrong is noted. `name` is one of `names`. */
  read(row: RowReader, name: ExcelKind): C;
  /** Only the mark of a right answer may be missing: the importer gives it in the preview. */
  isMarkable: boolean;
}

/** What a kind of slide decides where games are brought in and taken out. `C`: its slides. */
export interface ExchangeKind<C extends QuestionContent = QuestionContent> {
  /** Null: a sheet cannot carry it. */
  sheet: SheetKind<C> | null;
  /** A run's answers as the author wrote them, which is how a file has them. */
  answersAsWritten(slide: RunSlide): RunSlide['answers'];
}

/** Played as written. */
export function sameAnswers({ answers }: RunSlide): RunSlide['answers'] {
  return answers;
}
