import type { Page } from '@playwright/test';

/** Words of a page that stand in part outside the box that shows them, other than those that end in three dots. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // Words for screen readers alone are in a box of one pixel.
      if (words.width < 2 || (text.parentElement?.getBoundingClientRect().width ?? 0) < 2) continue;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || overflowY === 'auto' || box.matches('ul')) break;
        if (overflowX === 'visible') continue;
        const { top, bottom, left, right } = box.getBoundingClientRect();
        const leads = 0.2 * parseFloat(getComputedStyle(text.parentElement ?? box).fontSize);
        if (
          words.top < top - leads ||
          words.bottom > bottom + leads ||
          words.left < left - 2 ||
          words.right > right + 2
        )
          cut.push(text.textContent ?? '');
        break;
      }
    }
    return cut;
  });
}

/** Whether the first letter of words in the page's main part is in sight. */
export function beginsInSight(page: Page, words: string): Promise<boolean> {
  return page
    .getByRole('main')
    .getByText(words, { exact: true })
    .first()
    .evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) return false;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      // What is cut off cannot be pointed at.
      return width > 0 && element.contains(there);
    });
}
