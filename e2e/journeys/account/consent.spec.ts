import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { InstallationSettings } from '@qc/contract';
import { type ServerProcess, startServerProcess } from '../../crash/server-process.ts';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { port as sharedPort } from '../../product/start/addresses.ts';
import { Author, triviaSlide } from '../../product/people/author.ts';
import { openShop } from '../../product/stand-ins/checkout.ts';
import { expect, test } from '../../product/start/journey.ts';
import { layerOf, Vendors } from '../../product/stand-ins/vendors.ts';

/** A product of its own: what is set here would show in every other journey. */
const port = sharedPort + 60;
const url = `http://127.0.0.1:${port}`;
const OWNER = { email: 'owner@school.org', password: 'owner-secret-of-tests' };
const NONE: InstallationSettings['scripts'] = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};
const BOTH = { ...NONE, gtmId: 'GTM-ABCD123', metaPixelId: '1234567' };

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Rooms and links that are not there, a session that is not there yet or that the test's own sign-in has renewed.
  expectedErrors: [/status of (401|403|404|410)/],
});

let server: ServerProcess;
let owner: Author;
const dataDir = mkdtempSync(join(tmpdir(), 'qc-consent-'));

test.beforeAll(async ({ playwright }) => {
  server = await startServerProcess({ port, dataDir });
  const request = await playwright.request.newContext({ baseURL: url });
  const { session } = await (await request.post('/auth/login', { data: OWNER })).json();
  owner = new Author(request, session);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const set = (scripts: InstallationSettings['scripts']) =>
  owner.call('updateInstallationSettings', { body: { scripts } });
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

async function visitor(browser: {
  newContext: (options: object) => Promise<BrowserContext>;
}): Promise<{ context: BrowserContext; page: Page; vendors: Vendors }> {
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  const vendors = await Vendors.on(context, url);
  return { context, page: await context.newPage(), vendors };
}

/** Opens an account by the form. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/en/register');
  await page.getByRole('textbox', { name: 'Name' }).fill('Noa Levi');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('six-letters');
  await page.getByText('More details (optional)').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('050-7654321');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/en/dashboard');
}

test('nothing set: nobody is asked, and nothing foreign is loaded', async ({ browser }) => {
  await set(NONE);
  const { context, page, vendors } = await visitor(browser);
  await register(page, 'quiet@school.org');
  await expect(page.getByRole('region', { name: 'Credits', exact: true })).toContainText('1,000');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Accessibility menu' }).click();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  expect(vendors.sent).toEqual([]);
  expect(await layerOf(page)).toBeNull();
  await context.close();
});

test('nothing is loaded before the choice; refused stays refused; the choice can be changed and taken back', async ({
  browser,
}) => {
  await set(BOTH);
  const { context, page, vendors } = await visitor(browser);
  for (const language of ['he', 'ar', 'en']) {
    await page.goto(`/${language}/login`);
    await expect(page.getByRole('region').filter({ has: page.locator('#consent-title') })).toBeVisible();
    await expectAccessible(page, `the question about third parties (${language})`);
  }
  await page.getByRole('link', { name: 'Create an account' }).click();
  expect(vendors.sent).toEqual([]);
  // By the keyboard: the question is the first thing after the page's beginning, and takes nothing away.
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(vendors.sent).toEqual([]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expectAccessible(page, 'the choice about third parties');
  await dialog.getByRole('switch', { name: 'Measurement' }).press('Space');
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'qcMoreRan'))).toBe(true);
  // The loader carries the page's nonce; the pixel was not allowed.
  expect(await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="gtm.js"]')?.nonce)).toMatch(
    /.{20}/,
  );
  expect(vendors.sent.some(({ url: asked }) => asked.includes('facebook'))).toBe(false);
  const kept: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '');
  expect(kept).toMatchObject({ version: 1, allowed: { analytics: true, advertising: false } });

  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Decline all' }).click();
  await reloaded;
  expect(await layerOf(page)).toBeNull();
  expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(false);
  await context.close();
});

test('told exactly once: the registration, over reload and back; the checkout; the purchase', async ({ browser }) => {
  await set(BOTH);
  await openShop(owner);
  const { context, page, vendors } = await visitor(browser);
  const email = 'canary.person@school.org';
  await page.goto('/en/register');
  await register(page, email);
  // What came before the choice is told after it.
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => vendors.told).toEqual(['sign_up']);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
  expect(await layerOf(page)).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied', wait_for_update: 500 }],
    ['consent', 'update', { ...granted, analytics_storage: 'granted' }],
    { event: 'gtm.js', 'gtm.start': 0 },
    { event: 'sign_up', method: 'email' },
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noa Levi');
  await page.getByRole('link', { name: 'My games' }).first().click();
  await page.goBack();
  await page.goto('/?isNewUser=1');
  await expect(page).toHaveURL('/en/dashboard');
  expect(vendors.told).toEqual(['sign_up']);
  expect(vendors.pixelTold).toEqual(['CompleteRegistration']);

  await page.goto('/en/payment');
  await page.getByText('$ USD').click();
  await page.getByRole('button', { name: /^Buy School pack/ }).click();
  await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await owner.call('settleOrder', { id: orderId, body: { paid: true } });
  await page.goto(`/en/payment-success?order=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank you, we received your payment' })).toBeVisible();
  await expect.poll(() => vendors.told).toEqual(['sign_up', 'begin_checkout', 'purchase']);
  const basket = {
    currency: 'USD',
    value: 59,
    items: [{ item_name: 'School pack', item_category: 'times', price: 59, quantity: 1 }],
  };
  expect((await layerOf(page)) as unknown[]).toContainEqual({ event: 'purchase', transaction_id: orderId, ...basket });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, we received your payment' })).toBeVisible();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('six-letters');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => vendors.told).toEqual(['sign_up', 'begin_checkout', 'purchase', 'login']);
  expect(vendors.pixelTold).toEqual(['CompleteRegistration', 'InitiateCheckout', 'Purchase']);

  // Nothing of the person went along, nor stayed in the browser.
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const everything = `${JSON.stringify(vendors.sent)} ${left}`;
  for (const canary of ['canary', 'school.org', 'Noa', 'Levi', '7654321', 'six-letters'])
    expect(everything).not.toContain(canary);
  for (const { referer } of vendors.sent) expect(['', `${url}/`]).toContain(referer);
  await context.close();
});

test('never where a game is run, shown or played, nor where an address carries a secret', async ({ browser }) => {
  await set(BOTH);
  const { context, page, vendors } = await visitor(browser);
  await register(page, 'host@school.org');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => vendors.sent.length).toBeGreaterThan(0);
  const { session } = await (
    await context.request.post('/auth/login', { data: { email: 'host@school.org', password: 'six-letters' } })
  ).json();
  const author = new Author(context.request, session);
  await author.makeGame('Planets', [triviaSlide('Largest planet?')], { language: 'en', direction: 'ltr' });
  await page.goto('/en/my-games');
  await expect.poll(() => layerOf(page)).not.toBeNull();
  // All that this page fetches is there: nothing of it is taken for the next one's.
  await expect.poll(() => page.evaluate(() => 'qcMoreRan' in window)).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = vendors.sent.length;
  // From a page in which they run, a fresh one is loaded.
  await page.getByRole('button', { name: /^Run \W*Planets/ }).click();
  await expect(page).toHaveURL(/\/en\/operate\//);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expect(await layerOf(page)).toBeNull();
  const [room] = (await author.call('listRooms')).rooms;
  const secret = 'canarytoken0123456789abcdef';
  const screens = [
    `/en/present/${room?._id}`,
    '/play',
    `/play/${room?.code}`,
    `/en/reset-password#token=${secret}`,
    `/en/confirm-email#token=${secret}`,
  ];
  for (const path of screens) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main, [role="main"], form').first()).toBeVisible();
    expect(await layerOf(page), path).toBeNull();
    expect(vendors.sent.slice(before), path).toEqual([]);
  }
  // A login link loses its secret before anything foreign is there.
  await page.goto(`/en/dashboard?token=${secret}`);
  await expect.poll(() => layerOf(page)).not.toBeNull();
  expect(JSON.stringify(vendors.sent)).not.toContain('canarytoken');
  expect(JSON.stringify(vendors.sent)).not.toContain(room?.code ?? 'no room');
  await context.close();
});

test('a browser that refuses for its owner is not asked, and nothing is loaded', async ({ browser }) => {
  await set(BOTH);
  const { context, page, vendors } = await visitor(browser);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto('/en/login');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog')).toContainText('Global Privacy Control');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(vendors.sent).toEqual([]);
  await context.close();
});

test("a vendor's accessibility widget takes the place of ours only once it is there", async ({ browser }) => {
  await set({ ...NONE, accessibilityVendor: 'userway', accessibilityAccount: 'Account1' });
  const { context, page, vendors } = await visitor(browser);
  await page.goto('/en/login');
  const own = page.getByRole('button', { name: 'Accessibility menu' });
  await expect(own).toBeVisible();
  expect(vendors.sent).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(own).toBeHidden();
  expect(vendors.sent.map(({ url: asked }) => asked)).toEqual(['https://cdn.userway.org/widget.js']);
  await context.close();
});

test('our own accessibility menu works by the keyboard, keeps its choices on the device, and leaves the big screen alone', async ({
  browser,
}) => {
  await set(NONE);
  const { context, page } = await visitor(browser);
  for (const [language, name] of [
    ['he', 'תפריט נגישות'],
    ['ar', 'قائمة إمكانية الوصول'],
    ['en', 'Accessibility menu'],
  ]) {
    await page.goto(`/${language}/login`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('switch')).toHaveCount(5);
    await expectAccessible(page, `the accessibility menu (${language})`);
  }
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Accessibility menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '150%' }).press('Space');
  for (const name of ['Stronger contrast', 'Mark links', 'Readable font', 'Stop animations', 'Less motion'])
    await page.getByRole('switch', { name }).press('Space');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await rootSize()).toBe('24px');
  await expectAccessible(page, 'everything turned on');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect.poll(rootSize).toBe('24px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await register(page, 'large@school.org');
  await page.goto('/en/present/no-such-room');
  await expect(page.locator('main')).toBeVisible();
  expect(await rootSize()).toBe('16px');
  await page.goto('/en/dashboard');
  await page.getByRole('button', { name: 'Accessibility menu' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(rootSize).toBe('16px');
  await context.close();
});
