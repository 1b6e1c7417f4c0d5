import { withWords } from '#platform/words-loader';
import type { PageTitle } from '@qc/words/en/screens/everywhere/app';
import { useLanguage } from '#platform/i18n';
import {
  allowScripts,
  consentState,
  hasThirdParties,
  purposesOf,
  refusesSharing,
  useConsent,
  useConsentDialog,
} from '#platform/scripts';
import { loadPublicSettings, usePublicSettings } from '#platform/settings';
import { partOnDemand } from '#platform/on-demand';
import { useEffect, useState } from 'react';
import { isAdminPath } from './navigation.ts';

const ConsentBanner = partOnDemand(async () => (await withWords(import('#features/consent'), 'guest')).ConsentBanner);
const ConsentDialog = partOnDemand(async () => (await withWords(import('#features/consent'), 'guest')).ConsentDialog);

/** Screens on which nothing of a third party may run: live games, and addresses that carry a secret. */
const QUIET: ReadonlySet<PageTitle> = new Set<PageTitle>([
  'operate',
  'present',
  'resetPassword',
  'confirmEmail',
  'invitation',
]);

/** Whether third parties must stay away from a screen; the administrators' screens show other people's data. */
export function isQuietScreen(path: string, title: PageTitle | undefined): boolean {
  return isAdminPath(path) || (title !== undefined && QUIET.has(title));
}

/** Whether the page must be loaded afresh before this screen, because third parties run in it already. */
export function needsFreshPage(path: string, title: PageTitle | undefined): boolean {
  return hasThirdParties() && isQuietScreen(path, title);
}

interface Props {
  /** Nothing of theirs may run on this screen. */
  quiet: boolean;
  /** No move to another screen is under way. */
  settled: boolean;
}

/** Asks about third parties where the owner has set some, and loads what is allowed. */
export function ThirdParties({ quiet, settled }: Props) {
  const { language } = useLanguage();
  const { scripts } = usePublicSettings();
  const consent = useConsent();
  const dialogOpen = useConsentDialog();
  const [known, setKnown] = useState(false);
  const refusedByBrowser = refusesSharing();
  useEffect(() => {
    let here = true;
    void loadPublicSettings().then(() => here && setKnown(true));
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    // While a move is under way it is not sure yet which screen it leads to.
    if (!known || !settled || quiet) return;
    let isStillSo = true;
    void allowScripts({ scripts, consent, refusedByBrowser, language }, () => isStillSo);
    return () => {
      isStillSo = false;
    };
  }, [known, settled, quiet, scripts, consent, refusedByBrowser, language]);
  const asks = known && !quiet && !dialogOpen && consentState(scripts, consent, refusedByBrowser) === 'ask';
  return (
    <>
      {asks && <ConsentBanner purposes={purposesOf(scripts)} />}
      {dialogOpen && <ConsentDialog />}
    </>
  );
}
