import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { owner } from './addresses.ts';
import { Author } from '../people/author.ts';
import { launchOptions } from './browser.ts';
import { untilReady } from './until-ready.ts';

const SOUNDS = '--autoplay-policy=no-user-gesture-required';

/** Starts the product on fresh data and a browser, which may sound unasked, and ends both afterwards. The web app must have been built. */
export async function withProduct(use: (browser: Browser) => Promise<void>): Promise<void> {
  const product = spawn(process.execPath, [join(import.meta.dirname, 'start-product.ts')], {
    stdio: 'inherit',
  });
  try {
    await untilReady();
    const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, SOUNDS] });
    await use(browser);
    await browser.close();
  } finally {
    product.kill('SIGTERM');
  }
}

/** The owner, signed in: what works by calls, and what proves who it is on a room's wire. */
export interface Owner {
  author: Author;
  cookie: string;
  /** The session's x-auth value. */
  session: string;
}

/** Signs the owner in, in a browser of their own. */
export async function signIn(context: BrowserContext): Promise<Owner> {
  const response = await context.request.post('/auth/login', { data: owner });
  const { session }: { session: string } = await response.json();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { author: new Author(context.request, session), cookie, session };
}
