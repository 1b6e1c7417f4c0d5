import type { ShownLetters } from '@qc/words';
import { createContext } from 'react';

/**
 * Which letters the answers on screen go by. A file of its own, because the player's page lends it to the file that
 * comes later (`build/play-runtime.ts`): a second one there would know nothing of the language set here.
 */
export const Letters = createContext<ShownLetters>({ letters: 'en', seen: 'beside' });
