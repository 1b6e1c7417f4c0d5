import { useEffect, useRef } from 'react';

/** Id of the region of a page that plays whose words screen readers speak. It stands in the page's markup. */
const REGION = 'spoken';
/** Pieces that stay: what came before the newest two has been spoken. */
const KEPT = 3;

/**
 * Has words spoken by screen readers, once. Each piece is a paragraph of its own, so that two of one moment are both
 * heard. A page without the region, such as the editor with its preview, says nothing. `urgent`: before whatever is being said.
 */
export function speak(words: string, urgent = false): void {
  const region = document.getElementById(REGION);
  if (!region) return;
  region.ariaLive = urgent ? 'assertive' : 'polite';
  const piece = document.createElement('p');
  piece.textContent = words;
  region.append(piece);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** Has `words` spoken when they come, and again only when `key` is another or they had been gone. Empty: nothing. */
export function useSpoken(key: string, words: string, urgent = false): void {
  const last = useRef('');
  useEffect(() => {
    if (words !== '' && last.current !== key) speak(words, urgent);
    last.current = words && key;
  }, [key, words, urgent]);
}
