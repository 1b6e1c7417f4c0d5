import { routes } from '@qc/contract';
import type { Page } from '@playwright/test';
import type { Author } from '../../product/people/author.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/cut-journey.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

// A save after the session ended is answered with 401, one with the old session's value with 403; the browser says so.
test.use({ expectedErrors: [/the server responded with a status of (401|403)/] });

const TYPED = 'Every character that is typed without a connection';

test('typing offline asks the server nothing; two tabs keep both texts', async ({ author, page, context, network }) => {
  const game = await author.makeGame(`Two tabs ${Date.now()}`, [triviaSlide('Largest planet?')]);
  const second = await context.newPage();
  for (const tab of [page, second]) await openFirst(tab, game._id, 'Largest planet?');
  await network.cut();
  const requests: string[] = [];
  for (const tab of [page, second]) tab.on('request', (request) => requests.push(request.url()));
  await field(page).fill('');
  await field(page).pressSequentially(TYPED, { delay: 20 });
  await expect(page.getByText('kept on this device')).toBeVisible();
  await field(second).fill('The text of the other tab');
  await expect(second.getByText('kept on this device')).toBeVisible();
  expect(requests).toEqual([]);

  await second.close();
  const returned = Date.now();
  await network.mend();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(Date.now() - returned).toBeLessThan(3000);
  expect(await stored(author, game._id)).toBe(TYPED);

  // The other tab's text meets a newer one: it is shown beside it, and nothing is overwritten.
  await page.close();
  const again = await context.newPage();
  await again.goto(`/en/create-game/${game._id}/0`);
  const dialog = again.getByRole('dialog', { name: 'You edited this elsewhere too' });
  await expect(dialog).toContainText(TYPED);
  await expect(dialog).toContainText('The text of the other tab');
  expect(await stored(author, game._id)).toBe(TYPED);
});

test('a session that ends while one types loses no text, with room on the device and without', async ({ browser }) => {
  const { author, context, email } = await openSecondAuthor(browser, 'Noa');
  const game = await author.makeGame(`Session ${Date.now()}`, [triviaSlide('Largest planet?')]);
  const page = await context.newPage();
  await openFirst(page, game._id, 'Largest planet?');
  await endSession(page);
  await field(page).fill('Typed after the session ended');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await signIn(page, email);
  await expect(field(page)).toHaveValue('Typed after the session ended');
  await new EditorPage(page).saved();
  expect(await storedBy(page, game._id)).toBe('Typed after the session ended');

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await endSession(page);
  await field(page).fill('Nowhere but on this screen');
  await expect(page.getByText('This device has no room')).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  // Leaving is held up: the browser asks, and staying keeps the text.
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const other = await opening;
  await signIn(other, email);
  await other.waitForURL('**/en/dashboard');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('This device has no room')).toHaveCount(0);
  expect(await storedBy(page, game._id)).toBe('Nowhere but on this screen');
  await context.close();
});

function field(page: Page) {
  return page.getByRole('textbox', { name: 'Question', exact: true });
}

async function openFirst(page: Page, game: string, words: string): Promise<void> {
  await page.goto(`/en/create-game/${game}/0`);
  await expect(field(page)).toHaveValue(words);
}

/** Ends the session on the server, as another window or its age would; this page is not told. */
async function endSession(page: Page): Promise<void> {
  const session = await page.evaluate(() => sessionStorage.getItem('user') ?? '');
  const reply = await page.request.post(routes.logout.path, { headers: { 'x-auth': session } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('six-letters');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function stored(author: Author, id: string): Promise<string | undefined> {
  return (await author.call('getGame', { id })).questions[0]?.question;
}

/** What the server has, asked with the page's own session. */
async function storedBy(page: Page, id: string): Promise<string | undefined> {
  const reply = await page.request.get(`/game/${id}`);
  const { questions }: { questions: { question: string }[] } = await reply.json();
  return questions[0]?.question;
}
