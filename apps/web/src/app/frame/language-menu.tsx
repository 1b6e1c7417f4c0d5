import { getLanguage } from '#platform/i18n';
import { openedOnDemand } from '#platform/on-demand';
import { textsIn } from '#platform/words';
import { showTimedMessage } from '#ui/dialogs';
import { LanguageButton } from './language-button.tsx';

/** Switches the language of the interface; the screen stays the same. */
export const LanguageMenu = openedOnDemand(
  LanguageButton,
  async () => (await import('./language-list.tsx')).LanguageList,
  () => showTimedMessage({ kind: 'error', title: textsIn(getLanguage(), 'app').notFetched, durationMs: 3000 }),
);
