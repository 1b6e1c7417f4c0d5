import type { Language } from '@qc/contract';
import { createContext } from 'react';

/**
 * Which letters the answers on screen go by. A file of its own, because the player's page lends it to the file that
 * comes later (`build/play-runtime.ts`): a second one there would know nothing of the language set here.
 */
export const Letters = createContext<{ letters: AnswerLetterSet; seen: SeenLetters }>({
  letters: 'en',
  seen: 'beside',
});

/** The letters of a language, or digits as on a telephone's keys. */
export type AnswerLetterSet = Language | 'digits';

/** Letters stand beside the shapes of answers, but not beside signs that say it all; on all, as players press them; or on none. */
export type SeenLetters = 'beside' | 'onKeys' | 'never';
