import { useTexts } from '#platform/i18n';
import type { PageTitle } from '@qc/words/en/screens/everywhere/app';
import { useEffect, useRef } from 'react';

const PRODUCT = 'questions.creator';

/** The window's title, and the focus that follows a move to another screen. */
export function usePageTitle(title: PageTitle, path: string | undefined): void {
  const t = useTexts('app');
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
}

/** `/he/create-game/x/3` and `/en/create-game/x/4` are one screen: moving between them keeps the focus. */
export function screenOf(path: string | undefined): string | undefined {
  return path?.split('/').slice(2, 4).join('/');
}
