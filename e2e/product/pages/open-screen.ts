import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** The router of the working screens puts itself there. */
    __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
  }
}

/** Nothing asked of the server for so long is rest: the test runner's own measure for a page that loads. */
const REST_MS = 500;

/**
 * Shows one working screen after the other, and waits until each has all it asked the server for. In English every
 * screen is loaded by its address. In the other languages only the first is: the rest comes as by a link inside the
 * app, for reading the same code again takes a processor longer than the screen itself. `path`: below `/:lang/`.
 */
export async function openScreen(page: Page, language: string, path: string): Promise<void> {
  const address = `/${language}/${path}`;
  const isThere = page.url() !== 'about:blank' && new URL(page.url()).pathname.startsWith(`/${language}/`);
  // The guests' small page has no router, and leaves most of these addresses to the app.
  const isInside = isThere && (await page.evaluate(() => window.__TSR_ROUTER__ !== undefined));
  if (language === 'en' || !isInside) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  } else {
    await turnTo(page, address);
  }
}

async function turnTo(page: Page, href: string): Promise<void> {
  const open = new Set<Request>();
  let lastMs = Date.now();
  const begin = (request: Request): void => {
    open.add(request);
    lastMs = Date.now();
  };
  const end = (request: Request): void => {
    open.delete(request);
    lastMs = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.evaluate(async (to) => {
      await window.__TSR_ROUTER__?.navigate({ href: to });
    }, href);
    lastMs = Date.now();
    while (open.size > 0 || Date.now() - lastMs < REST_MS) {
      await page.waitForTimeout(open.size > 0 ? REST_MS / 5 : REST_MS - (Date.now() - lastMs));
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
