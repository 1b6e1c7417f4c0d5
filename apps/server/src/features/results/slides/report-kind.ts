import type { ResultExcelTexts } from '@qc/words/en/server/files/result-excel';
import type {
  Direction,
  PlayerAnswer,
  PlayerResult,
  QuestionResult,
  SlideResponse,
  SlideResponseOf,
  SlideType,
} from '@qc/contract';
import type { AnswerOutcome } from '@qc/engine';
import type { ShownLetters } from '@qc/words';

/** What answers are worded with: the reader's language, the letters that players saw, and the direction of the game. */
export interface AnswerWords {
  t: ResultExcelTexts;
  shown: ShownLetters;
  direction: Direction;
}

/** What slides of a type are answered with; nothing where nobody answers. */
export type ResponseOf<T extends SlideType> = T extends SlideResponse['type'] ? SlideResponseOf<T> : never;

/** What a kind of slide says in the workbook of a result. */
export interface ReportKind<R extends SlideResponse = SlideResponse> {
  /** The right answer; empty where there is none. */
  right(question: QuestionResult, words: AnswerWords): string;
  /** How many gave which answer, a line for each. */
  distribution(question: QuestionResult, words: AnswerWords, players: readonly PlayerResult[]): string;
  /** What a player answered. */
  given(question: QuestionResult, response: R, words: AnswerWords, answer: PlayerAnswer): string;
}

/** Behind the words of an answer that is right, partly right or wrong: the same without colour. */
export const OUTCOME_SIGNS: Readonly<Record<AnswerOutcome, string>> = { right: '✓', partly: '◐', wrong: '✗' };
