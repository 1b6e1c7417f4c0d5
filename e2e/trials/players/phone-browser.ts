import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { launchOptions } from '../../product/start/browser.ts';
import { phone } from '../../product/pages/live-pages.ts';

const BUILT_PAGE = resolve(import.meta.dirname, '../../../apps/web/dist/play.html');

/** Whether real pages can be opened: the pages are built and there is a browser. */
export function hasBrowser(): boolean {
  return existsSync(BUILT_PAGE) && existsSync(launchOptions.executablePath);
}

/** A real browser; throws when pages are not built. */
export function openBrowser(): Promise<Browser> {
  if (!hasBrowser()) throw new Error('the web pages are not built, or there is no browser: npm run build -w @qc/web');
  return chromium.launch(launchOptions);
}

/** A small phone with an English-speaking owner. */
export const englishPhone = { ...phone, locale: 'en-GB' };
