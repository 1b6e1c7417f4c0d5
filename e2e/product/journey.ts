import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { baseUrl, owner } from './addresses.ts';
import { Author } from './author.ts';

interface SignedIn {
  /** The value of `x-auth`. */
  session: string;
  /** Cookies of the session. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** The tests' own start: `author` is signed in, and so is every page of the test's context. */
export const test = base.extend<{ author: Author; guest: BrowserContext }, { signedIn: SignedIn }>({
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
