import { onSignedOut, onStepDue } from '#platform/api';
import { getLanguage } from '#platform/i18n';
import { closeSession, getSessionUser, refreshSession } from '#platform/session';
import { textsIn } from '#platform/words';
import { showTimedMessage } from '#ui/dialogs';
import { RouterProvider } from '@tanstack/react-router';
import type { Root } from 'react-dom/client';
import { keepBlockedRefusal } from './blocked/blocked-account.ts';
import { createAppRouter } from './router.tsx';

/** Draws the whole app, at the address as it is, in place of what the page shows. */
export async function showApp(root: Root): Promise<void> {
  const router = createAppRouter();
  onSignedOut((why, error) => {
    // A second call that comes back too late has nothing new to say.
    if (getSessionUser() === null) return;
    closeSession();
    const { sessionEnded: title, sessionEndedText: text } = textsIn(getLanguage(), 'app');
    if (why === 'restricted') keepBlockedRefusal(error);
    else showTimedMessage({ kind: 'info', title, text, durationMs: 5000 });
    void router.invalidate();
  });
  onStepDue(() => {
    // Known already.
    const user = getSessionUser();
    if (user?.setupDue === true || user?.twoStepDue === true || user?.passwordDue === true) return;
    void refreshSession().then(() => router.invalidate());
  });
  await router.load();
  root.render(<RouterProvider router={router} />);
}
