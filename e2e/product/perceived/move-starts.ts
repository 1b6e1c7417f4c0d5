import type { Page } from '@playwright/test';

/**
 * Notes from now on how high, px, what `selector` finds is drawn in the very moment in which a motion of what it lies in
 * begins, however few frames the machine draws. The reply gives these heights so far.
 */
export async function watchMoveStarts(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.evaluate((wanted) => {
    const heights: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given) {
      const motion = animate.apply(this, given);
      const inside = this.querySelector(wanted);
      if (inside) heights.push(inside.getBoundingClientRect().height);
      return motion;
    };
    Object.assign(window, { moveStarts: heights });
  }, selector);
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'moveStarts');
      if (!Array.isArray(seen)) throw new Error('no motions were watched');
      return seen.map(Number);
    });
}
