import type { Page } from '@playwright/test';

/** What stands on a page for a few seconds only. */
interface Passing {
  words: string;
  /** What the words have to stand in; anywhere when absent. */
  within?: string;
}

/** A machine that others use is now and then this slow, ms. */
const WITHIN_MS = 60_000;

/**
 * Looks inside the page, from now on, until words have been seen on it; throws after a minute. Begun before what brings
 * them: whoever asks the page from outside now and then comes too late on a busy machine for what goes away by itself.
 */
export async function onceStood(page: Page, { words, within = '*' }: Passing): Promise<void> {
  const stood = page.evaluate(
    ([wanted = '', inside = '', withinMs = 0]) =>
      new Promise<boolean>((resolve) => {
        const endMs = performance.now() + Number(withinMs);
        const look = () => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const element = text.parentElement;
            if (!element?.closest(String(inside)) || !element.textContent.includes(String(wanted))) continue;
            if (element.checkVisibility({ visibilityProperty: true })) return resolve(true);
          }
          if (performance.now() > endMs) resolve(false);
          else setTimeout(look, 50);
        };
        look();
      }),
    [words, within, WITHIN_MS],
  );
  if (!(await stood)) throw new Error(`never stood on ${page.url()}: ${words}`);
}
