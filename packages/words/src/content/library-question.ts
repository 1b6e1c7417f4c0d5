import type { LibraryCategory } from './categories.ts';

/** A question of the starter library; the answers get their places when it is made into a slide. */
export interface LibraryQuestion {
  question: string;
  right: readonly string[];
  wrong: readonly string[];
  /** Seconds to answer. */
  time: number;
  score: number;
}
export type QuestionsByCategory = { readonly [category in LibraryCategory]?: readonly LibraryQuestion[] };
/** The right answer first, then the wrong ones. */
type FourAnswers = readonly [string, string, string, string];

/** A question most children can answer. */
export function easy(question: string, [right, ...wrong]: FourAnswers): LibraryQuestion {
  return { question, right: [right], wrong, time: 15, score: 800 };
}

/** A question of common knowledge. */
export function medium(question: string, [right, ...wrong]: FourAnswers): LibraryQuestion {
  return { question, right: [right], wrong, time: 20, score: 1000 };
}

/** A question for those who know the field. */
export function hard(question: string, [right, ...wrong]: FourAnswers): LibraryQuestion {
  return { question, right: [right], wrong, time: 25, score: 1200 };
}

/** A question with two right answers, to be picked both. */
export function several(
  question: string,
  right: readonly [string, string],
  wrong: readonly [string, string],
): LibraryQuestion {
  return { question, right, wrong, time: 30, score: 1200 };
}

/** The questions of the starter library in one language. */
export interface Library {
  /** What the first release brought; none in a language that came after it. */
  firstRelease?: QuestionsByCategory;
  later: readonly QuestionsByCategory[];
  /** Said with a question that has several right answers. */
  severalHint: string;
}
