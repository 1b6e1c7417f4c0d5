import { settleApiHost } from '#platform/api-host';
import { installErrorHandler } from '#platform/errors';
import { detectLanguage, getLanguage, machineTimeZone, setLanguage, storedLanguage } from '#platform/i18n';
import { onNotFetched } from '#platform/on-demand';
import { textsIn } from '#platform/words';
import { loadWords } from '#platform/words-loader';
import { onOnlineChange } from '#platform/online';
import { checkLogin, finishLogout, getSessionUser, takeLoginToken } from '#platform/session';
import { loadPublicSettings } from '#platform/settings';
import { showTimedMessage } from '#ui/dialogs';
import { setMediaDelivery } from '#ui/picture/media-source';
import { allowEmailTopLevel } from '@qc/contract';
import { createRoot } from 'react-dom/client';
import { showScreens } from './show-screens.tsx';
import { untilThere } from './until-there.ts';

/** Starts the page: token out of the address, language, session; then draws what the address is for. The page's own loader shows until then. */
export async function startApp(root: HTMLElement): Promise<void> {
  // Before anything else: a one-time token must not stay in the address, in history or in a report.
  takeLoginToken();
  installErrorHandler((title) => showTimedMessage({ kind: 'error', title }));
  onNotFetched(() =>
    showTimedMessage({ kind: 'error', title: textsIn(getLanguage(), 'app').notFetched, durationMs: 4000 }),
  );
  chooseLanguage(false);
  const words = untilThere(() => loadWords(getLanguage(), 'everywhere'));
  await settleApiHost();
  const delivery = loadPublicSettings().then((settings) => {
    // Forms judge an address as the server does.
    allowEmailTopLevel(settings.emailTopLevelMax);
    setMediaDelivery(settings);
  });

  const check = await checkLogin((address) => location.assign(address));
  if (check === 'followed') return;
  chooseLanguage(true);
  await words;
  await untilThere(() => loadWords(getLanguage(), 'everywhere'));

  onOnlineChange(() => void finishLogout());
  await showScreens(createRoot(root), delivery);
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
