import type { Page } from '@playwright/test';

/**
 * Watches every frame that a page draws from now on. The reply gives how many showed no words at all, and of how many:
 * a person sees such a frame as a blink. Words under a veil are seen as far as it lets through.
 */
export async function watchFrames(page: Page): Promise<() => Promise<{ blank: number; frames: number }>> {
  await page.evaluate(() => {
    const seen = { blank: 0, frames: 0 };
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 4 || height < 4 || !element.textContent?.trim()) return false;
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      for (const over of document.querySelectorAll('[data-veil]'))
        opacity *= 1 - Number(getComputedStyle(over).opacity);
      return opacity > 0.6 && getComputedStyle(element).visibility === 'visible';
    };
    const look = (): void => {
      seen.frames += 1;
      if (![...document.querySelectorAll('main :is(h1, h2, p, li, b)')].some(isShown)) seen.blank += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { framesSeen: seen });
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'framesSeen');
      if (typeof seen !== 'object' || seen === null || !('blank' in seen) || !('frames' in seen))
        throw new Error('no frames were watched');
      return { blank: Number(seen.blank), frames: Number(seen.frames) };
    });
}
