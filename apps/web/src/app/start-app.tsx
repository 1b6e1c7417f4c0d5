import { textsIn } from '#platform/words';
import { errorText, onSignedOut, onStepDue } from '#platform/api';
import { settleApiHost } from '#platform/api-host';
import { installErrorHandler } from '#platform/errors';
import { detectLanguage, getLanguage, machineTimeZone, setLanguage, storedLanguage } from '#platform/i18n';
import { loadWords } from '#platform/words-loader';
import { onOnlineChange } from '#platform/online';
import {
  checkLogin,
  closeSession,
  finishLogout,
  getSessionUser,
  refreshSession,
  takeLoginToken,
} from '#platform/session';
import { loadPublicSettings } from '#platform/settings';
import { showTimedMessage } from '#ui/dialogs';
import { setMediaDelivery } from '#ui/picture/media-source';
import { RouterProvider } from '@tanstack/react-router';
import { allowEmailTopLevel } from '@qc/contract';
import { createRoot } from 'react-dom/client';

import { createAppRouter } from './router.tsx';

/** The first screen waits no longer than this for the public settings, ms. */
const SETTINGS_WAIT_MS = 1500;

/** Starts the app: token out of the address, language, session, router; then draws. The page's own loader shows until then. */
export async function startApp(root: HTMLElement): Promise<void> {
  // Before anything else: a one-time token must not stay in the address, in history or in a report.
  takeLoginToken();
  installErrorHandler((title) => showTimedMessage({ kind: 'error', title }));
  chooseLanguage(false);
  const words = loadWords(getLanguage(), 'everywhere');
  await settleApiHost();
  const delivery = loadPublicSettings().then((settings) => {
    // Forms judge an address as the server does.
    allowEmailTopLevel(settings.emailTopLevelMax);
    setMediaDelivery(settings);
  });

  const check = await checkLogin((address) => location.assign(address));
  if (check === 'followed') return;
  chooseLanguage(true);
  await Promise.all([words, loadWords(getLanguage(), 'everywhere')]);

  // Without an answer in time the media are those of the built-in service, which is nearly always right.
  await Promise.race([delivery, new Promise((resolve) => setTimeout(resolve, SETTINGS_WAIT_MS))]);
  const router = createAppRouter();
  onSignedOut((why, error) => {
    // A second call that comes back too late has nothing new to say.
    if (getSessionUser() === null) return;
    closeSession();
    const { sessionEnded: title, sessionEndedText: text } = textsIn(getLanguage(), 'app');
    const message = why === 'sessionEnded' ? { title, text } : { title: errorText(error, getLanguage()) };
    showTimedMessage({ kind: 'info', ...message, durationMs: 5000 });
    void router.invalidate();
  });
  onStepDue(() => {
    // Known already.
    const user = getSessionUser();
    if (user?.setupDue === true || user?.twoStepDue === true || user?.passwordDue === true) return;
    void refreshSession().then(() => router.invalidate());
  });
  onOnlineChange(() => void finishLogout());
  await router.load();
  createRoot(root).render(<RouterProvider router={router} />);
}

/** Before the session is known the person's country is not either: only the second choice is remembered. */
function chooseLanguage(remember: boolean): void {
  const clues = {
    path: location.pathname,
    stored: storedLanguage(),
    country: getSessionUser()?.country ?? '',
    timeZone: machineTimeZone(),
  };
  setLanguage(detectLanguage(clues), { remember });
}
