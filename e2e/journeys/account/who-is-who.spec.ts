import type { Page } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { expect, test } from '../../product/start/journey.ts';
import { lettersTo, linkMailedTo } from '../../product/stand-ins/mailbox.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

// A session that an admin's correction ended is answered with 401.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/the server responded with a status of (401|403|429)/],
});

async function edit(page: Page, email: string): Promise<void> {
  await page.goto('/en/admin/users');
  await page.getByRole('searchbox').fill(email);
  // The heading's row, and the one that was looked for.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: email }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
}

test('an unproved address is told of, and confirmed and corrected by an admin where no mail goes out', async ({
  page,
  browser,
}) => {
  const { email, context } = await openSecondAuthor(browser, 'Unproved');
  const own = await context.newPage();
  await own.goto('/en/user-settings');
  const note = own.getByText('isn’t confirmed yet. No emails go out from here');
  await expect(note).toBeVisible();
  await expectAccessible(own, 'settings, address not confirmed');

  await edit(page, email);
  await page.getByRole('switch', { name: 'Address confirmed' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await own.reload();
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own.getByText(email).first()).toBeVisible();
  await expect(note).toHaveCount(0);

  const right = `right-${email}`;
  await edit(page, email);
  await page.getByRole('textbox', { name: 'Email to sign in with' }).fill(right);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await own.goto('/en/results');
  await expect(own).toHaveURL('/en/login');
  await expect.poll(() => lettersTo(right).length).toBe(1);
  expect(lettersTo(email).at(-1)).toContain('r…@school.org');
  await own.getByRole('textbox', { name: 'Email' }).fill(right);
  await own.getByLabel('Password', { exact: true }).fill('six-letters');
  await own.getByRole('button', { name: 'Sign in' }).click();
  await expect(own).toHaveURL('/en/results');
  await context.close();
});

test('who registers an address that somebody opened is written to, and takes the account over', async ({
  browser,
  guest,
}) => {
  const { email, context } = await openSecondAuthor(browser, 'Squatter');
  const page = await guest.newPage();
  await page.goto('/en/register');
  await page.getByLabel('Name').fill('The real one');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel(/^Password/).fill('never-used-here');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'No account was opened' })).toBeFocused();
  await expectAccessible(page, 'registered with an address that has an account');
  await page.goto(await linkMailedTo(email, 'reset-password'));
  await page.getByLabel('סיסמה חדשה').fill('of-the-real-one');
  await page.getByRole('button', { name: 'קביעת הסיסמה' }).click();
  await expect(page.getByRole('status').getByText('הכתובת אושרה והחשבון שלכם')).toBeVisible();
  const squatter = await context.newPage();
  await squatter.goto('/en/results');
  await expect(squatter).toHaveURL('/en/login');
  await page.goto('/en/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('of-the-real-one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/dashboard');
  await context.close();
});
