import type { Texts } from '@qc/words/en/screens/results/results';
import type {
  PlayerAnswer,
  PlayerResult,
  QuestionResult,
  SlideResponse,
  SlideResponseOf,
  SlideType,
} from '@qc/contract';
import type { ReactNode } from 'react';

/** What slides of a type are answered with; nothing where nobody answers. */
export type ResponseOf<T extends SlideType> = T extends SlideResponse['type'] ? SlideResponseOf<T> : never;

/** What one answer of a question says, by its index. */
export type AnswerWords = (question: QuestionResult, index: number, t: Texts) => string;

/** What a kind of slide shows in the report of a run. */
export interface ReportKind<R extends SlideResponse = SlideResponse> {
  answer: AnswerWords;
  /** On the card of a question: how answers were spread. */
  Spread(props: { question: QuestionResult; players: readonly PlayerResult[] }): ReactNode;
  /** The average of the scores that were told, 0..1; null where none are. */
  averageScore(players: readonly PlayerResult[], slide: number): number | null;
  /** What one player answered. */
  Given(props: { question: QuestionResult; response: R; answer: PlayerAnswer }): ReactNode;
  /** What is said in place of right and wrong; null: it is judged. */
  instead(answer: PlayerAnswer | undefined, t: Texts): string | null;
  /** Which answers its key is corrected from. */
  right(question: QuestionResult): readonly number[];
}
