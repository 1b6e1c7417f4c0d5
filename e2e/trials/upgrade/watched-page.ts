import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { z } from 'zod';
import type { Account } from '../../crash/account.ts';
import { waitFor } from '../stage.ts';

/** Longest wait of a page for what it shall show, ms. */
export const WITHIN_MS = 20_000;
const Hello = z.object({ t: z.enum(['helloPlayer', 'helloStaff']), protocol: z.number() });

/** A page in a real browser: how often it was loaded, and which protocol it has spoken. */
export class WatchedPage {
  readonly page: Page;
  /** Numbers of the live protocol in its greetings, oldest first. */
  readonly protocols: number[] = [];
  loads = 0;

  private constructor(page: Page) {
    this.page = page;
    page.on('load', () => (this.loads += 1));
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const hello = Hello.safeParse(JSON.parse(String(payload)));
        if (hello.data) this.protocols.push(hello.data.protocol);
      }),
    );
  }

  /** A page of a device, at an address. */
  static async open(context: BrowserContext, path: string): Promise<WatchedPage> {
    const watched = new WatchedPage(await context.newPage());
    await watched.page.goto(path);
    return watched;
  }

  /** Waits for the page to greet in this protocol; false: it does not within the time. */
  async speaks(protocol: number): Promise<boolean> {
    return waitFor(() => this.protocols.at(-1) === protocol, WITHIN_MS, 'page of that protocol').then(
      () => true,
      () => false,
    );
  }

  /** Whether the page shows these words within the time. */
  async shows(words: string | RegExp): Promise<boolean> {
    const text = this.page.locator('#root').getByText(words).first();
    return text.waitFor({ timeout: WITHIN_MS }).then(
      () => true,
      () => false,
    );
  }
}

/** A browser profile in which this person is signed in. */
export async function signedIn(browser: Browser, url: string, { email, password }: Account): Promise<BrowserContext> {
  const options: BrowserContextOptions = { baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' };
  const context = await browser.newContext(options);
  const reply = await context.request.post('/auth/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`no sign-in: ${await reply.text()}`);
  return context;
}
