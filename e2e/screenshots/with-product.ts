import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { baseUrl, owner } from '../product/start/addresses.ts';
import { Author } from '../product/people/author.ts';
import { launchOptions } from '../product/start/browser.ts';

/** Starts the product on fresh data and a browser, and ends both afterwards. `npm run` has built the web app. */
export async function withProduct(use: (browser: Browser) => Promise<void>): Promise<void> {
  const product = spawn(process.execPath, [join(import.meta.dirname, '../product/start/start-product.ts')], {
    stdio: 'inherit',
  });
  try {
    await untilReady();
    const browser = await chromium.launch(launchOptions);
    await use(browser);
    await browser.close();
  } finally {
    product.kill('SIGTERM');
  }
}

/** Signs the owner in, in a browser of their own. */
export async function signIn(context: BrowserContext): Promise<Author> {
  const response = await context.request.post('/auth/login', { data: owner });
  const { session }: { session: string } = await response.json();
  return new Author(context.request, session);
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(`${baseUrl}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not start');
}
