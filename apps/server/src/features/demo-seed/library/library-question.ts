import { newAnswer, newQuestion, type CategoryId, type Language, type QuestionContent } from '@qc/contract';
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

/** Places of the answers, right ones first as written. In turn they bring the right answer to each place equally often. */
const ORDERS = [
  [1, 2, 0, 3],
  [0, 3, 1, 2],
  [3, 1, 2, 0],
  [2, 0, 3, 1],
  [3, 0, 1, 2],
  [2, 1, 3, 0],
  [0, 2, 3, 1],
  [1, 3, 0, 2],
] as const;

const SEVERAL_HINT: Record<Language, string> = {
  he: 'יש יותר מתשובה נכונה אחת',
  ar: 'هناك أكثر من إجابة صحيحة',
  en: 'There is more than one right answer',
};

/** The slide of a question; `index`, its number in its language, decides where the right answer stands. */
export function libraryContent(
  { question, right, wrong, time, score }: LibraryQuestion,
  { index, language, labels }: { index: number; language: Language; labels: CategoryId[] },
): QuestionContent {
  const written = [...right.map((text) => newAnswer(text, true)), ...wrong.map((text) => newAnswer(text))];
  const order = ORDERS[index % ORDERS.length] ?? ORDERS[0];
  const answers = order.flatMap((place) => written[place] ?? []);
  const many = right.length > 1;
  return {
    ...newQuestion('trivia'),
    ...(many ? { selection: 'multiple', queMessage: SEVERAL_HINT[language] } : {}),
    question,
    answers,
    time,
    score,
    labels,
  };
}
