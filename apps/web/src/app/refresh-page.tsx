import { useLanguage, useTexts } from '#platform/i18n';
import { useEffect } from 'react';
import { FullPage } from './frame/full-page.tsx';
import { lastScreen } from './last-screen.ts';
import { dashboardPath } from './navigation.ts';

/** Loads the app anew, with everything it holds in memory, and leads to the screen where one was in this tab. */
export function RefreshPage() {
  const t = useTexts('app');
  const { language } = useLanguage();
  useEffect(() => {
    location.replace(lastScreen() ?? dashboardPath(language));
    // Once: the address it leads to is another document.
  }, []); // oxlint-disable-line react/exhaustive-deps
  return (
    <FullPage>
      <h1 style={{ marginBlock: '0.67em' }}>{t.titles.refresh}</h1>
      <p role="status" style={{ marginBlock: '1em' }}>
        {t.refreshing}
      </p>
    </FullPage>
  );
}
