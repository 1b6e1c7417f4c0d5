import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { baseUrl, owner } from '../product/start/addresses.ts';
import { Author } from '../product/people/author.ts';
import { Operator } from '../bots/operator.ts';
import { startWebkit } from './start-webkit.ts';
import { WebkitPage } from './webkit-page.ts';

/** Sizes of the screens that people have before them. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  hall: { width: 1920, height: 1080 },
} as const;

interface Start {
  /** Opens a browser of its own, as new as a stranger's. */
  openBrowser: (screen: keyof typeof SCREENS) => Promise<WebkitPage>;
  /** The owner's session, begun without a page. */
  owner: { request: APIRequestContext; session: string; cookies: { name: string; value: string }[] };
  /** The owner by calls. */
  author: Author;
  /** A console without a page, for journeys about the other screens. */
  operate: (room: string) => Promise<Operator>;
}

/** The start of journeys in WebKit. The runner's own browser is not opened. */
export const test = base.extend<Start>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern
  openBrowser: async ({}, use, info) => {
    const opened: { page: WebkitPage; close(): Promise<void> }[] = [];
    await use(async (screen) => {
      const { driver, close } = await startWebkit(SCREENS[screen]);
      const page = new WebkitPage(driver);
      opened.push({ page, close });
      return page;
    });
    for (const [index, { page, close }] of opened.entries()) {
      if (info.status !== info.expectedStatus) {
        await writeFile(info.outputPath(`screen-${index}.png`), await page.driver.takeScreenshot(), 'base64');
      }
      await close();
    }
  },
  owner: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseUrl });
    const reply = await request.post('/auth/login', { data: owner });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { session }: { session: string } = await reply.json();
    const { cookies } = await request.storageState();
    await use({ request, session, cookies });
    await request.dispose();
  },
  author: async ({ owner: { request, session } }, use) => use(new Author(request, session)),
  operate: async ({ owner: { session, cookies } }, use) => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const operators: Operator[] = [];
    await use(async (room) => {
      const operator = new Operator({ url: baseUrl, room, cookie, session });
      operators.push(operator);
      await expect.poll(() => operator.view !== null).toBe(true);
      return operator;
    });
    for (const operator of operators) operator.stop();
  },
});
export { expect } from '@playwright/test';
