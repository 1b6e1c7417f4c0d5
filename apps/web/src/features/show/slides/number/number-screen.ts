import { textsIn } from '#platform/words';
import { showQuantity } from '../../parts/show-quantity.ts';
import { saidOnScreen } from '../said-screen.tsx';

/** A number, with the unit of the question. */
export const number = saidOnScreen(
  (_question, language) => textsIn(language, 'presenter').numberOnPhone,
  (words, { unit }) => showQuantity(words, unit),
);
