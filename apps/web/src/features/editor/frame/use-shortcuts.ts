import { useEffect, useLayoutEffect, useRef } from 'react';

/** What the keys that work everywhere in the editor do. */
export interface Shortcuts {
  undo: () => void;
  redo: () => void;
  help: () => void;
  add: () => void;
  missing: () => void;
  /** To the next or previous part of the screen. */
  pane: (step: 1 | -1) => void;
  /** To the next or previous slide. */
  slide: (step: 1 | -1) => void;
  /** From the form back to the list; false: the focus was not in the form. */
  leaveForm: () => boolean;
}

/** Listens to the keys that work everywhere in the editor; a dialog or menu in front keeps them to itself. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || isElsewhere(event.target)) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: Shortcuts): (() => void) | null {
  const { code, key, shiftKey, altKey } = event;
  // A field to try things in takes back its own typing.
  const hasOwnUndo = event.target instanceof HTMLElement && event.target.closest('[data-own-undo]') !== null;
  const withCtrl = (event.ctrlKey || event.metaKey) && !altKey && !hasOwnUndo;
  if (withCtrl && code === 'KeyZ') return shiftKey ? keys.redo : keys.undo;
  if (withCtrl && code === 'KeyY' && !shiftKey) return keys.redo;
  if (key === 'F6') return () => keys.pane(shiftKey ? -1 : 1);
  if (altKey && !event.ctrlKey && code === 'KeyN') return keys.add;
  if (altKey && !event.ctrlKey && code === 'KeyM') return keys.missing;
  if (altKey && key === 'PageDown') return () => keys.slide(1);
  if (altKey && key === 'PageUp') return () => keys.slide(-1);
  if (key === '?' && !isWriting(event.target)) return keys.help;
  if (key === 'Escape' && keys.leaveForm()) return () => undefined;
  return null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;
}
