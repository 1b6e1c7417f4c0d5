import type { PresenterScreenProps } from '#features/show';
import { partOnDemand } from '#platform/on-demand';
import { withWords } from '#platform/words-loader';

/** The big screen in small. It comes after the console, whose buttons need not wait for it. */
export const SmallScreen = partOnDemand<PresenterScreenProps>(
  async () => (await withWords(import('./presenter-screen.ts'), 'rules')).PresenterScreen,
);
