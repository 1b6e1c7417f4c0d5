import { openedOnDemand } from '#platform/on-demand';
import { LanguageButton } from './language-button.tsx';

/** Switches the language of the interface; the screen stays the same. */
export const LanguageMenu = openedOnDemand(
  LanguageButton,
  async () => (await import('./language-list.tsx')).LanguageList,
);
