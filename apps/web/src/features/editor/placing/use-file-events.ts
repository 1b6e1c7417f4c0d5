import { useEffect, useLayoutEffect, useRef } from 'react';

interface Surroundings {
  disabled: boolean;
  take: (files: readonly File[], target: EventTarget | null) => void;
}

/** Hears of files pasted or dropped anywhere on the page, and marks the slot under the hand. A file dropped beside everything does not take the page away. */
export function useFileEvents(surroundings: Surroundings): void {
  const latest = useRef(surroundings);
  useLayoutEffect(() => {
    latest.current = surroundings;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const accept = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      if (!latest.current.disabled) latest.current.take(files, event.target);
    };
    document.addEventListener(
      'paste',
      (event) => {
        // Text from a word processor comes with a picture of itself: the text is meant.
        if (event.clipboardData?.getData('text/plain').trim() === '') accept(event, event.clipboardData);
      },
      { signal },
    );
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = latest.current.disabled || isElsewhere(event.target) ? 'none' : 'copy';
        markOver(event.target);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        markOver(null);
        accept(event, event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener('dragleave', () => markOver(null), { signal });
    return () => stop.abort();
  }, []);
}

/** A dialog has its own ways with files. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

function markOver(target: EventTarget | null): void {
  const slot = target instanceof Element ? target.closest('[data-slot]') : null;
  for (const marked of document.querySelectorAll('[data-over]'))
    if (marked !== slot) marked.removeAttribute('data-over');
  slot?.setAttribute('data-over', '');
}
