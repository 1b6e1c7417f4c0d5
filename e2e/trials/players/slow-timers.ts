import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Made by `canBeHidden`. */
    hideForTrial?: (hidden: boolean) => void;
  }
}

/** Pages of this context can be made to believe that they are in the background. Before the first of them opens. */
export async function canBeHidden(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** Browsers wake the timers of a page nobody sees once a minute. */
    const WAKE_MS = 60_000;
    const startTimeout = window.setTimeout.bind(window);
    const startInterval = window.setInterval.bind(window);
    let isHidden = false;
    let held: (() => void)[] = [];
    const release = () => {
      const due = held;
      held = [];
      for (const call of due) call();
    };
    const holding =
      (start: (call: () => void, ms?: number) => number) =>
      (call: TimerHandler, ms?: number, ...given: unknown[]): number =>
        start(() => {
          const run = () => (typeof call === 'function' ? void call(...given) : undefined);
          if (isHidden) held.push(run);
          else run();
        }, ms);
    Object.assign(window, { setTimeout: holding(startTimeout), setInterval: holding(startInterval) });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    startInterval(release, WAKE_MS);
    window.hideForTrial = (hidden) => {
      isHidden = hidden;
      if (!hidden) release();
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
}

/** Puts a page into the background, or to the front again. */
export async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((on) => window.hideForTrial?.(on), hidden);
}
