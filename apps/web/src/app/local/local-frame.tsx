import { useLanguage, useTexts } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { Center, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { AppDialogs } from '../dialogs/app-dialogs.tsx';

/** Around every screen of the page without a server: its look, and what it says and asks. */
export function LocalFrame({ isBigScreen = false, children }: { isBigScreen?: boolean; children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} styleNonce="" labels={useTexts('labels')}>
      <Suspense>{children}</Suspense>
      {!isBigScreen && <AppDialogs />}
    </UiProvider>
  );
}

/** One sentence in the middle of a window that has nothing else to show. */
export function LocalMessage({ say }: { say: 'noStorage' | 'waiting' }) {
  const t = useTexts('local');
  return (
    <Center component="main" mih="100dvh" p="xl">
      <Text size="xl" ta="center" maw={640} role="status">
        {t[say]}
      </Text>
    </Center>
  );
}
