import { useTexts } from '#platform/i18n';
import { reportError } from '#platform/errors';
import { ErrorNotice } from '#ui/error-notice';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What a screen shows when it broke. Reported once; reloading fetches the newest version of the app too. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useTexts('app');
  useEffect(() => reportError(error), [error]);
  return (
    <div style={{ maxInlineSize: 560, margin: '48px auto', padding: 16 }}>
      <ErrorNotice text={t.somethingWrong} retryLabel={t.reload} onRetry={() => location.reload()} />
    </div>
  );
}
