import { withWords } from '#platform/words-loader';
import { GameFilesProvider, type GameFileItemsProps } from '#platform/game-files';
import { useLanguage, useTexts } from '#platform/i18n';
import { MediaPartsProvider, type PlaceFile } from '#platform/media-parts';
import { useTooLong } from '#platform/too-long';
import { cancelDialogs, DialogHost } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ErrorComponentProps, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AccessibilityEffect } from './accessibility-effect.tsx';
import { AnsweringDialogs } from './answering-dialogs.tsx';

import { ErrorPage } from './error-page.tsx';
import { noteScreen } from './last-screen.ts';
import { partOnDemand } from './on-demand.tsx';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { queryClient } from './query-client.ts';
import { ThirdParties } from './third-parties.tsx';

const PRODUCT = 'questions.creator';
/** The nonce of this response's Content-Security-Policy. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

const MediaTrim = partOnDemand(
  async () => (await withWords(import('#features/gallery'), 'errors', 'gallery', 'show')).MediaTrim,
);
const GameFileItems = partOnDemand(
  async () => (await withWords(import('#features/dashboard'), 'author', 'show')).GameFileItems,
);
const gameFileItems = (props: GameFileItemsProps) => <GameFileItems {...props} />;

/** Its code comes with the gallery's, when a file is first pasted or dropped. */
const placeFile: PlaceFile = async (file, wish) =>
  (await withWords(import('#features/gallery'), 'errors', 'gallery', 'show')).placeFile(file, wish);

/** Around every screen: look, data, dialogs, the page's title, and focus that follows the navigation. */
export function RootFrame() {
  const t = useTexts('app');
  const tooLong = useTooLong();
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce={styleNonce}>
      <QueryClientProvider client={queryClient}>
        <PageTitleEffect />
        <LastScreenEffect />
        <LeftDialogsEffect />
        <AccessibilityEffect />
        <ThirdParties />
        <MediaPartsProvider trim={MediaTrim} place={placeFile}>
          <GameFilesProvider items={gameFileItems}>
            <Outlet />
            <AnsweringDialogs />
          </GameFilesProvider>
        </MediaPartsProvider>
        <DialogHost labels={{ ok: t.ok, cancel: t.cancel, globalError: t.globalError, tooLong }} />
      </QueryClientProvider>
    </UiProvider>
  );
}

/** What is shown when the frame itself broke: with the look that `RootFrame` gives to all the rest. */
export function RootErrorPage(props: ErrorComponentProps) {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce={styleNonce}>
      <ErrorPage {...props} />
    </UiProvider>
  );
}

/** What is shown while an address is still being judged (an admin's screens may have to come first), with the same look. */
export function RootPendingPage() {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce={styleNonce}>
      <PageSkeleton />
    </UiProvider>
  );
}

function PageTitleEffect() {
  const t = useTexts('app');
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title ?? 'notFound' });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    document.title = `${t.titles[title]} · ${PRODUCT}`;
  }, [t, title]);
  useEffect(() => {
    // After a move inside the app a screen reader starts at the new content; the first page keeps the browser's focus.
    const moved = shown.current !== undefined && shown.current !== path && screenOf(shown.current) !== screenOf(path);
    if (moved) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return null;
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

/** `/he/create-game/x/3` and `/en/create-game/x/4` are one screen: moving between them keeps the focus. */
function screenOf(path: string | undefined): string | undefined {
  return path?.split('/').slice(2, 4).join('/');
}
