import { newAnswer, newQuestion, type CategoryId, type Language, type ContentOf } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import type { LibraryQuestion } from '@qc/words/content/library-question';

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

/** The slide of a question; `index`, its number in its language, decides where the right answer stands. */
export function libraryContent(
  { question, right, wrong, time, score }: LibraryQuestion,
  { index, language, labels }: { index: number; language: Language; labels: CategoryId[] },
): ContentOf<'trivia'> {
  const written = [...right.map((text) => newAnswer(text, true)), ...wrong.map((text) => newAnswer(text))];
  const order = ORDERS[index % ORDERS.length] ?? ORDERS[0];
  const answers = order.flatMap((place) => written[place] ?? []);
  const many = right.length > 1;
  return {
    ...newQuestion('trivia'),
    ...(many ? { selection: 'multiple', queMessage: contentOf(language).library.severalHint } : {}),
    question,
    answers,
    time,
    score,
    labels,
  };
}
