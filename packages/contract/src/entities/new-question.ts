import { newMedia } from '../slides/media.ts';
import { newMiniGame } from '../slides/mini-game.ts';
import { newNumber } from '../slides/number.ts';
import { newOrder } from '../slides/order.ts';
import { newSurvey } from '../slides/survey.ts';
import { newTrivia } from '../slides/trivia.ts';
import { newTrueFalse } from '../slides/true-false.ts';
import { newTyped } from '../slides/typed.ts';
import type { ContentOf, SlideType } from './question.ts';

const FRESH: { readonly [T in SlideType]: () => ContentOf<T> } = {
  trivia: newTrivia,
  trueFalse: newTrueFalse,
  survey: newSurvey,
  typed: newTyped,
  number: newNumber,
  order: newOrder,
  media: newMedia,
  miniGame: newMiniGame,
};

/** A slide of the given kind as the editor opens it: defaults everywhere, texts empty. */
export function newQuestion<T extends SlideType>(type: T): ContentOf<T> {
  return FRESH[type]();
}
