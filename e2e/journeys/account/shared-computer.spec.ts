import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { NetworkLine } from '../../network/network-line.ts';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/cut-journey.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

// Somebody else's game is answered with 404, what a page asks while its person leaves with 401.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/the server responded with a status of (401|404)/],
});

const TYPED = 'Typed on the bus, without a network';
const CHOICES = ['Save and sign out', 'Keep on this device and sign out', 'Discard and sign out'];

test('edits that only a device has are asked about, and wait there for their own author', async ({
  browser,
  network,
}) => {
  const dana = await openSecondAuthor(browser, 'Dana');
  const omar = await openSecondAuthor(browser, 'Omar');
  const game = await dana.author.makeGame(`Shared ${Date.now()}`, [triviaSlide('Largest planet?')]);
  const own = await omar.author.makeGame(`Own ${Date.now()}`, [triviaSlide('Saltiest sea?')]);
  const tablet = await openTablet(browser, dana.email);
  await typeOffline(tablet, game._id, network);

  const page = await tablet.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto('/en/dashboard');
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: 'Some of your edits are only on this device' });
  for (const name of CHOICES) {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
    expect(box?.height, `${name}: room for a finger`).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page, 'signing out with unsent edits');
  // Going back leaves everything as it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/en/dashboard');
  await signOut(page);
  await dialog.getByRole('button', { name: 'Keep on this device and sign out' }).click();
  await expect(page).toHaveURL('/en/login');

  // Who comes next meets none of it, and is asked nothing.
  await signIn(page, omar.email);
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.getByRole('alert')).toContainText('Not found, or you don’t have access');
  await expect(page.getByText(TYPED)).toHaveCount(0);
  await page.goto(`/en/create-game/${own._id}/0`);
  await expect(field(page)).toHaveValue('Saltiest sea?');
  await page.goto('/en/dashboard');
  await signOut(page);
  await expect(page).toHaveURL('/en/login');
  expect(sent.filter((body) => body.includes(TYPED))).toEqual([]);
  expect((await dana.author.call('getGame', { id: game._id })).questions[0]?.question).toBe('Largest planet?');

  // The author finds it, and now it is saved.
  await signIn(page, dana.email);
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(field(page)).toHaveValue(TYPED);
  await new EditorPage(page).saved();
  expect((await dana.author.call('getGame', { id: game._id })).questions[0]?.question).toBe(TYPED);
  for (const context of [tablet, dana.context, omar.context]) await context.close();
});

/** A tablet on which somebody has signed in. */
async function openTablet(browser: Browser, email: string): Promise<BrowserContext> {
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({
    ...{ storageState, hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } },
  });
  const page = await context.newPage();
  await page.goto('/en/login');
  await signIn(page, email);
  await page.close();
  return context;
}

/** Writes without a network, and closes the tab before it is back. */
async function typeOffline(context: BrowserContext, game: string, network: NetworkLine): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/en/create-game/${game}/0`);
  await expect(field(page)).toHaveValue('Largest planet?');
  await network.cut();
  await field(page).fill(TYPED);
  await expect(page.getByText('kept on this device')).toBeVisible();
  await page.close();
  await network.mend();
}

function field(page: Page) {
  return page.getByRole('textbox', { name: 'Question', exact: true });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('six-letters');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/en/dashboard');
}
