import { textsIn } from '#platform/words';
import { saidOnScreen } from '../said-screen.tsx';

/** An answer in own words. */
export const typed = saidOnScreen(
  ({ script }, language) => textsIn(language, 'presenter').typeOnPhone[script ?? 'any'],
  (words) => words,
);
