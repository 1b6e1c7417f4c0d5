import { expect, type Locator, type Page } from '@playwright/test';

/** Nobody should need more presses of a key than this to arrive anywhere. */
const PRESSES_MAX = 60;

/** Somebody without a mouse. Every stop must be seen: the browser draws the focus there, inside the window. */
export class Keyboard {
  readonly #page: Page;
  #stops = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Must come before the page's first visit: from then on every touch of a mouse or finger is noted. */
  static async on(page: Page): Promise<Keyboard> {
    await page.addInitScript(() => {
      const touched: string[] = [];
      Reflect.set(globalThis, '__touched', touched);
      const note = (event: Event) => {
        // After a new layout Chromium tells pages again where the mouse is, here the corner it was never moved from.
        const moved = event instanceof MouseEvent && event.clientX + event.clientY > 0;
        if (moved || !event.type.endsWith('move')) touched.push(event.type);
      };
      for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
        document.addEventListener(type, note, { capture: true });
    });
    return new Keyboard(page);
  }

  /** Stops made so far. */
  get stops(): number {
    return this.#stops;
  }

  /** Presses a key until this element has the keyboard. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let press = 0; press < PRESSES_MAX; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
      await this.isSeen();
    }
    throw new Error(`${String(target)} is not reached by ${PRESSES_MAX} presses of ${key}`);
  }

  /** Presses a key or a combination of keys. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Types words into what has the keyboard. */
  async type(words: string): Promise<void> {
    await this.isSeen();
    await this.#page.keyboard.type(words);
  }

  /** Fails unless what has the keyboard now shows it. */
  async isSeen(): Promise<void> {
    this.#stops += 1;
    const seen = await this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing has the focus';
      // What is chosen by a hidden box is seen by its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const shown = element.getBoundingClientRect().width > 1 ? element : (label ?? element);
      const { top, bottom, left, right, width } = shown.getBoundingClientRect();
      const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0;
      const what = `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}"`;
      if (!element.matches(':focus-visible')) return `the focus does not show on ${what}`;
      return inside ? '' : `the focus is out of sight on ${what}`;
    });
    expect(seen).toBe('');
  }

  /** What a mouse or finger did. */
  touched(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const touched: unknown = Reflect.get(globalThis, '__touched');
      return Array.isArray(touched) ? touched.map(String) : ['not watched'];
    });
  }
}
