import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { baseUrl } from '../start/addresses.ts';
import { type HostileAccount, openHostileAccount } from './hostile-account.ts';
import type { PayloadSource } from './payloads.ts';
import { ScriptWatch } from './script-watch.ts';

/** Options of a browser that nobody is signed in to. */
export const nobody = { storageState: { cookies: [], origins: [] } };

/** A signed-in browser and what it does that it should not. */
export interface HostileBrowser {
  context: BrowserContext;
  page: Page;
  watch: ScriptWatch;
  me: HostileAccount;
  email: string;
}

/** A browser of a new account, both full of payloads, and what the browser does that it should not. */
export async function openHostileBrowser(browser: Browser, from: PayloadSource): Promise<HostileBrowser> {
  const context = await browser.newContext({ ...nobody, reducedMotion: 'reduce' });
  const watch = await ScriptWatch.on(context, baseUrl);
  const email = `stored-${Date.now()}-${Math.round(Math.random() * 1e6)}@school.org`;
  const me = await openHostileAccount(context.request, email, from);
  return { context, page: await context.newPage(), watch, me, email };
}

/** Waits until the page shows these very words, as text or in a field. */
export async function sees(page: Page, text: string): Promise<void> {
  const shows = page.waitForFunction((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const parts = [...document.querySelectorAll('main, [role="dialog"]')];
    const shown = (parts.length === 0 ? [document.body] : parts).map(({ textContent }) => textContent).join('\n');
    return shown.trim() !== '' && (shown.includes(wanted) || fields.some(({ value }) => value.includes(wanted)));
  }, text);
  await shows.catch(() => expect(page.url(), `shows ${text}`).toBe('a page with these words'));
}
