import { useLanguage, useTexts } from '#platform/i18n';
import { getSessionUser } from '#platform/session';
import { type Ways, WaysProvider } from '#platform/ways';
import { loadWordsInUse } from '#platform/words-loader';
import { UiProvider } from '#ui/ui-provider';
import { isLanguage } from '@qc/contract/languages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMarkedPage } from '../use-marked-page.ts';
import { AppDialogs } from '../dialogs/app-dialogs.tsx';
import { GuestFrame } from '../frame/guest-frame.tsx';
import { isQuietScreen, needsFreshPage, ThirdParties } from '../third-parties.tsx';
import { usePageTitle } from '../page-title.ts';
import { styleNonce } from '../style-nonce.ts';
import { guestAddress } from './guest-address.ts';
import { guestScreenOf } from './guest-paths.ts';
import { GUEST_PAGES } from './guest-screens.tsx';
import { warmApp } from './warm-app.ts';

interface Props {
  /** Where it begins: one of its screens. */
  start: string;
  /** Goes on with the whole app, which takes the address as it then stands. */
  onLeave: () => void;
}

/** The page of whoever is not signed in: Login and what stands beside it, without the app, which is fetched meanwhile. */
export function GuestApp({ start, onLeave }: Props) {
  const { direction } = useLanguage();
  const [address, setAddress] = useState(start);
  const { pathname, hash } = new URL(address, location.origin);
  const screen = guestScreenOf(address) ?? 'login';
  const { title, Page } = GUEST_PAGES[screen];

  const show = useCallback(
    async (wanted: string): Promise<void> => {
      // Signed in meanwhile: the app judges the address, as it stands.
      if (getSessionUser() !== null) return onLeave();
      // Before the address changes the language.
      const [, language] = wanted.split('/');
      if (isLanguage(language)) await loadWordsInUse(language);
      const next = guestAddress(wanted);
      if (next !== wanted) history.replaceState(null, '', next);
      if (guestScreenOf(next)) setAddress(next);
      else onLeave();
    },
    [onLeave],
  );
  const go = useCallback<Ways['go']>(
    (wanted, { replace = false } = {}) => {
      const to = guestScreenOf(wanted);
      const { pathname: path } = new URL(wanted, location.origin);
      if (needsFreshPage(path, to ? GUEST_PAGES[to].title : undefined)) return location.assign(wanted);
      if (replace) history.replaceState(null, '', wanted);
      else history.pushState(null, '', wanted);
      if (!replace) window.scrollTo(0, 0);
      void show(wanted);
    },
    [show],
  );
  useEffect(() => {
    const onMove = () => void show(location.pathname + location.search + location.hash);
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [show]);
  useEffect(warmApp, []);
  const ways = useMemo(() => ({ hash: hash.slice(1), go, again: onLeave }), [hash, go, onLeave]);

  usePageTitle(title, pathname);
  useMarkedPage(false);
  return (
    <UiProvider direction={direction} styleNonce={styleNonce} labels={useTexts('labels')}>
      <WaysProvider ways={ways}>
        <ThirdParties quiet={isQuietScreen(pathname, title)} settled />
        <GuestFrame>
          <Page key={screen} />
        </GuestFrame>
        <AppDialogs />
      </WaysProvider>
    </UiProvider>
  );
}
