import { routes } from '@qc/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../product/start/journey.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';
import { awaitSteadyCode, timeCode } from '../../product/people/time-code.ts';
import { type TwoStepWords, twoStepWords } from '../../product/words/two-step-words.ts';

test.describe.configure({ mode: 'parallel' });

test.use({
  // Wrong tries, closed doors, and a network that is cut on purpose.
  expectedErrors: [/the server responded with a status of (401|403|404)|net::ERR_/],
});

/** The server does what it is asked, and its answer is lost on the way back, once. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function beginSetUp(page: Page, w: TwoStepWords): Promise<string> {
  const section = page.getByRole('region', { name: w.section });
  await section.getByRole('button', { name: w.turnOn }).click();
  await section.getByLabel(w.presentPassword).fill('six-letters');
  await section.getByRole('button', { name: w.next }).click();
  return (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
}

for (const language of ['ar'] as const) {
  test(`the second step is on though its answer was lost, and new recovery codes are offered (${language})`, async ({
    browser,
  }) => {
    const w = twoStepWords[language];
    const { context } = await openSecondAuthor(browser, 'Noa');
    const page = await context.newPage();
    await page.goto(`/${language}/user-settings`);
    const section = page.getByRole('region', { name: w.section });
    const secret = await beginSetUp(page, w);
    await awaitSteadyCode();
    await loseAnswer(page, routes.confirmTwoStep.path);
    await section.getByLabel(w.firstCode).fill(timeCode(secret, -1));
    await section.getByRole('button', { name: w.confirm }).click();
    await expect(section.getByText(w.isOn)).toBeVisible();
    await expect(section.getByRole('note')).toContainText(w.unseenCodes);
    await section.getByRole('button', { name: w.renew }).click();
    await section.getByLabel(w.presentPassword).fill('six-letters');
    // As an Arabic keyboard types it.
    await awaitSteadyCode();
    await section
      .getByLabel(w.code)
      .fill(timeCode(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))));
    await section.getByRole('button', { name: w.renew }).click();
    await expect(section.getByRole('heading', { name: w.codes })).toBeFocused();
    await context.close();
  });
}

test('what is typed stays in its field when a refusal goes away', async ({ browser }) => {
  const { context } = await openSecondAuthor(browser, 'Noa');
  const page = await context.newPage();
  await page.goto('/en/user-settings');
  await page.getByRole('button', { name: 'Change address' }).click();
  const address = page.getByLabel('New email address');
  await expect(address).toBeFocused();
  await address.fill('other@school.org');
  const password = page.getByLabel('Current password');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('six-letters', { delay: 20 });
  await expect(password).toHaveValue('six-letters');
  await expect(address).toHaveValue('other@school.org');
  await context.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('six-letters');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/dashboard');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/en/login');
}

/** The menu of the account comes by itself a while after its page. */
async function accountMenuHasCome(page: Page): Promise<void> {
  const has = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/user-list'));
  await page.waitForFunction(has);
  await page.waitForLoadState('networkidle');
}

async function expectSignedOut(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/en/dashboard');
  await expect(page).toHaveURL('/en/login');
}

test('who signs out while the network is cut stays signed out when it returns, and may sign in again', async ({
  browser,
}) => {
  const { context, email } = await openSecondAuthor(browser, 'Noa');
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto('/en/login');
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await accountMenuHasCome(page);
  const { cookies } = await context.storageState();
  await context.setOffline(true);
  await signOut(page);
  await context.setOffline(false);
  // The server has heard of it by then: the cookie, wherever it may be, opens nothing.
  await expect(async () => {
    const other = await browser.newContext({ storageState: { cookies, origins: [] } });
    const check = await other.request.post(routes.checkLogin.path);
    await other.close();
    expect(check.status()).toBe(401);
  }).toPass();
  await expectSignedOut(context);
  await signIn(page, email);
  await page.reload();
  await expect(page).toHaveURL('/en/dashboard');
  await context.close();
});

test('who signs out with the network cut and closes the browser is out when it is opened again', async ({
  browser,
}) => {
  const { context } = await openSecondAuthor(browser, 'Noa');
  const page = await context.newPage();
  await page.goto('/en/dashboard');
  await context.route(`**${routes.logout.path}`, (route) => route.abort());
  await signOut(page);
  await page.close();
  await context.unroute(`**${routes.logout.path}`);
  await expectSignedOut(context);
  await context.close();
});

test('signing out ends the session also when another tab has renewed it', async ({ browser }) => {
  const { context, email } = await openSecondAuthor(browser, 'Noa');
  const page = await context.newPage();
  await page.goto('/en/dashboard');
  await page.waitForLoadState('networkidle');
  const again = await context.request.post(routes.login.path, { data: { email, password: 'six-letters' } });
  expect(again.status()).toBe(200);
  await signOut(page);
  await expectSignedOut(context);
  await context.close();
});

test('a sign-in link that met a dead network says so, and is still good', async ({ guest }) => {
  const page = await guest.newPage();
  await page.route(`**${routes.exchangeToken.path}`, (route) => route.abort());
  await page.goto('/ar/login#token=abcdefghijklmnopqrstuv');
  await page.getByRole('button', { name: 'تسجيل الدخول كمالك' }).click();
  await expect(page.getByText('الرابط ما زال صالحًا')).toBeVisible();
  await expect(page).toHaveURL('/ar/login');
});
