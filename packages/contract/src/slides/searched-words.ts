import type { ContentOf, SlideType } from '../entities/question.ts';
import type { Answer } from './answer.ts';

const inAnswers = ({ answers }: { answers: Answer[] }) => answers.map(({ text }) => text);

const OWN: { readonly [T in SlideType]: (content: ContentOf<T>) => string[] } = {
  trivia: inAnswers,
  trueFalse: inAnswers,
  survey: inAnswers,
  typed: inAnswers,
  number: ({ numberKey }) => [numberKey.unit],
  order: inAnswers,
  media: () => [],
  miniGame: () => [],
};

/** The words of a slide of a type that it is found by: those of every slide, then its kind's own. */
export function searchedWords<T extends SlideType>(type: T, content: ContentOf<T>): string[] {
  return [content.question, content.queMessage, content.mediaTitle, ...OWN[type](content)];
}
