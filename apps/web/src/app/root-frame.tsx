import { withWords } from '#platform/words-loader';
import { GameFilesProvider, type GameFileItemsProps } from '#platform/game-files';
import { useLanguage, useTexts } from '#platform/i18n';
import { MediaPartsProvider, type PlaceFile } from '#platform/media-parts';
import { partOnDemand } from '#platform/on-demand';
import { type Ways, WaysProvider } from '#platform/ways';
import { cancelDialogs } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ErrorComponentProps, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { AnsweringDialogs } from './answering-dialogs.tsx';
import { BlockedNotice } from './blocked/blocked-notice.tsx';
import { AppDialogs } from './dialogs/app-dialogs.tsx';
import { AppNotices } from './dialogs/app-notices.tsx';
import { ErrorPage } from './error-page.tsx';
import { noteScreen } from './last-screen.ts';
import { useMarkedPage } from './use-marked-page.ts';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { queryClient } from './query-client.ts';
import { screenOf, usePageTitle } from './page-title.ts';
import { styleNonce } from './style-nonce.ts';
import { isQuietScreen, ThirdParties } from './third-parties.tsx';

const MediaTrim = partOnDemand(
  async () => (await withWords(import('#features/gallery'), 'errors', 'gallery', 'show')).MediaTrim,
);
const GameFileItems = partOnDemand(
  async () => (await withWords(import('./screens/game-file-items.ts'), 'author', 'show')).GameFileItems,
);
const gameFileItems = (props: GameFileItemsProps) => <GameFileItems {...props} />;

/** Its code comes with the gallery's, when a file is first pasted or dropped. */
const placeFile: PlaceFile = async (file, wish) =>
  (await withWords(import('#features/gallery'), 'errors', 'gallery', 'show')).placeFile(file, wish);

/** Around every screen: look, data, dialogs, the page's title, and focus that follows the navigation. */
export function RootFrame() {
  const { direction } = useLanguage();
  const ways = useRouterWays();
  const quiet = useRouterState({
    select: (state) => isQuietScreen(state.location.pathname, state.matches.at(-1)?.staticData.title),
  });
  const settled = useRouterState({ select: (state) => state.status === 'idle' });
  return (
    <UiProvider direction={direction} styleNonce={styleNonce} labels={useTexts('labels')}>
      <QueryClientProvider client={queryClient}>
        <ScreenEffects />
        <LastScreenEffect />
        <LeftDialogsEffect />
        <ThirdParties quiet={quiet} settled={settled} />
        <WaysProvider ways={ways}>
          <MediaPartsProvider trim={MediaTrim} place={placeFile}>
            <GameFilesProvider items={gameFileItems}>
              <Outlet />
              <AnsweringDialogs />
            </GameFilesProvider>
          </MediaPartsProvider>
        </WaysProvider>
        <AppDialogs />
        <AppNotices />
        <BlockedNotice />
      </QueryClientProvider>
    </UiProvider>
  );
}

/** What is shown when the frame itself broke: with the look that `RootFrame` gives to all the rest. */
export function RootErrorPage(props: ErrorComponentProps) {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce={styleNonce} labels={useTexts('labels')}>
      <ErrorPage {...props} />
    </UiProvider>
  );
}

/** What is shown while an address is still being judged (an admin's screens may have to come first), with the same look. */
export function RootPendingPage() {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce={styleNonce} labels={useTexts('labels')}>
      <PageSkeleton />
    </UiProvider>
  );
}

/** The window's title, the focus after a move, and the look that the person has chosen. */
function ScreenEffects() {
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title ?? 'notFound' });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  usePageTitle(title, path);
  useMarkedPage(title === 'present');
  return null;
}

/** The screens of guests lead on by the app's router where it is there. */
function useRouterWays(): Ways {
  const router = useRouter();
  const hash = useRouterState({ select: (state) => state.location.hash });
  return useMemo(
    () => ({
      hash,
      go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
      again: () => void router.invalidate(),
    }),
    [router, hash],
  );
}

/** Remembers the working screen of this tab, for when the app is loaded anew. */
function LastScreenEffect() {
  const address = useRouterState({
    select: ({ matches, resolvedLocation }) => {
      const { title, access } = matches.at(-1)?.staticData ?? {};
      return title !== undefined && access === 'user' ? resolvedLocation?.href : undefined;
    },
  });
  useEffect(() => {
    if (address !== undefined) noteScreen(address);
  }, [address]);
  return null;
}

/** A question that a screen asked goes with it: its OK pressed on another screen would do what is no longer seen. */
function LeftDialogsEffect() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (fromLocation && screenOf(fromLocation.pathname) !== screenOf(toLocation.pathname)) cancelDialogs();
      }),
    [router],
  );
  return null;
}
