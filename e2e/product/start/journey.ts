import { test as base, type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { baseUrl, owner } from './addresses.ts';
import { Author } from '../people/author.ts';
import type { Bot } from '../../bots/bot.ts';
import { sendBots } from '../people/bots-in-room.ts';
import { ConsoleWatch } from './console-watch.ts';
import { typeAsPeopleDo } from './firefox-typing.ts';

/** A session of the owner. */
export interface SignedIn {
  /** The value of `x-auth`. */
  session: string;
  /** Cookies of the session. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** What every journey begins with. */
export interface Start {
  author: Author;
  guest: BrowserContext;
  /** Errors on a page's console that the journey provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  quietConsoles: void;
  /** Sends players without a page into a room; they leave with the journey. */
  sendBots: typeof sendBots;
}

/** The tests' own start: `author` is signed in, and so is every page of the test's context; no page may err. */
export const test = base.extend<Start, { signedIn: SignedIn; realTyping: void }>({
  realTyping: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') typeAsPeopleDo(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  expectedErrors: [[], { option: true }],
  quietConsoles: [
    async ({ browser, expectedErrors }, use) => {
      const watch = new ConsoleWatch(browser, expectedErrors);
      await use();
      watch.stop();
      expect(watch.errors, 'no page says an error').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: baseUrl });
      const session = await signIn(request);
      await use({ session, state: await request.storageState() });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn.state),
  author: async ({ context, signedIn }, use) => use(new Author(context.request, signedIn.session)),
  // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern
  sendBots: async ({}, use) => {
    const sent: Bot[] = [];
    await use(async (...party) => {
      const bots = await sendBots(...party);
      sent.push(...bots);
      return bots;
    });
    for (const bot of sent) bot.stop();
  },
  guest: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await use(context);
    await context.close();
  },
});
export { expect } from '@playwright/test';

async function signIn(request: APIRequestContext): Promise<string> {
  const response = await request.post('/auth/login', { data: owner });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()} ${await response.text()}`);
  const { session }: { session: string } = await response.json();
  return session;
}
