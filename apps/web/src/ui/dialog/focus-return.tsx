import { useEffect } from 'react';

/** Behind a dialog may lie another one and a menu, each of which is gone when it closes. */
const PLACES_MAX = 6;
/** The component library gives the focus back by itself first, where it can, ms. */
const AFTER_LIBRARY_MS = 30;

let places: readonly HTMLElement[] = [];

function remember({ target }: FocusEvent): void {
  // A menu closes before what was chosen in it happens: its button is the place.
  if (!(target instanceof HTMLElement) || target.closest('[role="menu"], [role="listbox"]')) return;
  places = [target, ...places.filter((place) => place !== target)].slice(0, PLACES_MAX);
}

/** Mounted once: remembers where the focus has been, for dialogs that come later. */
export function useFocusPlaces(): void {
  useEffect(() => {
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      places = [];
    };
  }, []);
}

/**
 * Puts the focus back where it was before a dialog when that closes and nothing else has taken it: also when the dialog
 * came late, is unmounted with its closing, or the button had lost the focus by being busy.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const before = places;
    return () => {
      const left = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const fadesAway = now === left && now?.closest('[role="dialog"]');
        if (now !== null && now !== document.body && !fadesAway) return;
        for (const place of before) {
          if (place.isConnected) place.focus({ preventScroll: true });
          if (document.activeElement === place) return;
        }
      }, AFTER_LIBRARY_MS);
    };
  }, [opened]);
}
