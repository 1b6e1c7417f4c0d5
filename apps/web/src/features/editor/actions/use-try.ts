import { errorText } from '#platform/api';
import { useLanguage } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { useCallback } from 'react';

/** How long a failure is shown, ms. */
const FAILURE_MS = 3000;

/** Runs work that may fail; a failure is worded and shown, never thrown. */
export function useTry(): (work: () => Promise<void>) => void {
  const { language } = useLanguage();
  return useCallback(
    (work) => {
      work().catch((error: unknown) =>
        showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: FAILURE_MS }),
      );
    },
    [language],
  );
}
