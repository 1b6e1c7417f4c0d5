import { markPage, usePreferences } from '#platform/accessibility';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** Shows the working screens as the person likes them on this device; the big screen stays as the game was made. */
export function AccessibilityEffect() {
  const preferences = usePreferences();
  const isBigScreen = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title === 'present' });
  useLayoutEffect(() => markPage(isBigScreen ? null : preferences), [preferences, isBigScreen]);
  return null;
}
