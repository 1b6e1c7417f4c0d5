import type {
  Guess,
  Language,
  MediaRef,
  QuestionView,
  ReviewRow,
  SaidRow,
  SlideResponse,
  SlideType,
} from '@qc/contract';
import { MediaId } from '@qc/contract';

/** An own answer for the gallery's review; the rest of the row is filled up by what most answers have. */
export type SampleRow = Pick<ReviewRow, 'response'> & Partial<ReviewRow> & { asked: QuestionView };

/** Fixed content of a kind of slide for the gallery. */
export interface SampleKind {
  /** Its questions, by the name they have there. */
  questions: (language: Language) => Readonly<Record<string, QuestionView>>;
  /** The right answers of one of them, as the engine tells them; null: there are none to tell. */
  correct: (question: QuestionView) => number[] | null;
  solution: (language: Language) => string[];
  /** What the hall said; null: nothing is said here. */
  said: (language: Language) => SaidRow[] | null;
  /** The numbers that the hall said in a sample of that name, lowest first; null: no numbers are said here. */
  guesses: (name: string) => Guess[] | null;
  /** What a player answers; null: nothing can be answered. */
  response: (wrong: boolean, language: Language) => SlideResponse | null;
  /** Own answers of a whole run. */
  review: (language: Language) => SampleRow[];
}

/** What most kinds have nothing of. */
export const PLAIN_SAMPLE = {
  correct: () => null,
  solution: () => [],
  said: () => null,
  guesses: () => null,
  review: () => [],
} satisfies Partial<SampleKind>;

/** A picture of the delivery service that need not exist: who photographs the gallery answers its address. */
export function samplePicture(alt: string): MediaRef {
  return {
    _id: MediaId.parse('samplepicture'),
    type: 'image',
    provider: 'file',
    publicId: 'sample',
    width: 1600,
    height: 900,
    durationMs: 0,
    startMs: null,
    endMs: null,
    alt,
  };
}

/** A question of a type as the gallery asks it. */
export function sampleQuestion(
  type: SlideType,
  text: string,
  answers: readonly string[] = [],
  more: Partial<QuestionView> = {},
): QuestionView {
  return {
    type,
    question: text,
    queMessage: '',
    image: null,
    backgroundMedia: null,
    answers: answers.map((answer) => ({ text: answer, media: null })),
    selection: 'single',
    script: null,
    unit: '',
    miniGame: '',
    score: 1000,
    times: 1,
    ...more,
  };
}

/** The same with a picture for every answer. */
export function withPictures(question: QuestionView): QuestionView {
  return { ...question, answers: question.answers.map(({ text }) => ({ text, media: samplePicture(text) })) };
}
