import { markPage, usePreferences } from '#platform/accessibility';
import { useLayoutEffect } from 'react';

/** Shows the working screens as the person likes them on this device; the big screen stays as the game was made. */
export function useMarkedPage(isBigScreen: boolean): void {
  const preferences = usePreferences();
  useLayoutEffect(() => markPage(isBigScreen ? null : preferences), [preferences, isBigScreen]);
}
