import type { Direction } from '@qc/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';

export { useHeldKey } from './use-held-key.ts';

/** What a key does, by its place on the keyboard (`KeyboardEvent.code`), so that every layout works. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** On and back by the arrows of a keyboard: on is where the game's words go. */
export function arrowKeys(direction: Direction, forward: () => void, back: () => void): Shortcuts {
  const [right, left] = direction === 'rtl' ? [back, forward] : [forward, back];
  return { ArrowRight: right, ArrowLeft: left };
}

const WRITING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
const PRESSING = 'button, a, summary';
/** A switch takes Space alone. */
const TURNING = 'input[type="checkbox"]';

/** Listens for shortcuts while `active`. Keys typed into fields, dialogs and menus are left alone. */
export function useShortcuts(shortcuts: Shortcuts, active: boolean): void {
  const latest = useRef(shortcuts);
  // Before the screen shows the new state: a key pressed at what is seen must mean what is seen.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(WRITING)) return;
      // Enter and Space belong to the button that has the focus.
      if ((event.code === 'Enter' || event.code === 'Space') && target?.closest(PRESSING)) return;
      if (event.code === 'Space' && target?.closest(TURNING)) return;
      const act = latest.current[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
