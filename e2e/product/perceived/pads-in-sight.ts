import type { Page } from '@playwright/test';

/**
 * What is wrong with the answers that a phone shows to be pressed: one that is in part out of sight, lies under something
 * or shows words outside itself, and one whose words are smaller than its letter. Nothing is scrolled to find out.
 */
export function padsOutOfSight(phone: Page): Promise<string[]> {
  return phone.evaluate(() => {
    const pads = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')];
    const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    /** Whether one box holds the other, to a pixel. */
    const holds = (outer: DOMRect, inner: DOMRect): boolean =>
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    return pads.flatMap((pad) => {
      const name = pad.textContent;
      const box = pad.getBoundingClientRect();
      const wrong: string[] = [];
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      const frames = [screen, ...(pad.closest('main')?.getClientRects() ?? [])];
      if (!frames.every((frame) => holds(frame, box))) wrong.push('out of sight');
      // Round corners are no part of a pad.
      for (const [x, y] of [
        [0.5, 0.5],
        [0.5, 0.06],
        [0.5, 0.94],
        [0.06, 0.5],
        [0.94, 0.5],
      ] as const) {
        const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (!pad.contains(there)) wrong.push(`under ${there?.tagName.toLowerCase() ?? 'nothing'}`);
      }
      const words = pad.querySelector('bdi');
      const letter = [...pad.querySelectorAll('span')].find(
        ({ textContent, children }) => children.length === 0 && textContent.length > 0 && textContent.length < 3,
      );
      if (words) {
        const range = document.createRange();
        range.selectNodeContents(words);
        if (![...range.getClientRects()].every((line) => holds(box, line))) wrong.push('words outside');
        if (letter && sizeOf(words) < sizeOf(letter)) wrong.push(`words ${sizeOf(words)}, letter ${sizeOf(letter)}`);
      }
      return wrong.map((what) => `${name}: ${what}`);
    });
  });
}
