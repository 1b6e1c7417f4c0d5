import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { expect, test } from '../../product/start/journey.ts';
import { forgetProofs } from '../../product/people/forget-proofs.ts';
import { lettersTo, linkMailedTo } from '../../product/stand-ins/mailbox.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Sessions that ended and wrong passwords are answered with 401 and 403, a used link with 410.
  expectedErrors: [/the server responded with a status of (401|403|410)/],
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is set anew by the mailed link, once, and signs nobody in', async ({ browser, guest }) => {
  const noa = await openSecondAuthor(browser, 'Noa');
  await confirmAddress(noa);
  const { email, context } = noa;
  const [page, elsewhere] = [await guest.newPage(), await context.newPage()];
  await elsewhere.goto('/en/my-games');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page, 'forgotten password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('status').getByText('Check your inbox')).toBeVisible();

  const link = await linkMailedTo(email, 'reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'סיסמה חדשה' })).toBeVisible();
  await expect(page, 'the secret leaves the address').toHaveURL('/he/reset-password');
  await expectAccessible(page, 'new password');
  await page.getByLabel('סיסמה חדשה').fill('quite-new-words');
  await page.getByRole('button', { name: 'קביעת הסיסמה' }).click();
  await expect(page.getByText('הסיסמה החדשה נקבעה')).toBeVisible();
  await page.goto('/en/my-games');
  await expect(page).toHaveURL('/en/login');
  await signIn(page, email, 'quite-new-words');
  await expect(page).toHaveURL('/en/my-games');
  // The other browser's session has ended.
  await elsewhere.goto('/en/results');
  await expect(elsewhere).toHaveURL('/en/login');

  await elsewhere.goto(link);
  await elsewhere.getByLabel('סיסמה חדשה').fill('somebody-else');
  await elsewhere.getByRole('button', { name: 'קביעת הסיסמה' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('הקישור או הקוד שגוי');
  await context.close();
});

test('the address changes once the link is used, and the old one is told', async ({ browser, guest }) => {
  const { email, context } = await openSecondAuthor(browser, 'Omar');
  const next = `next-${email}`;
  const page = await context.newPage();
  await page.goto('/en/user-settings');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(next);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is wrong');
  await page.getByLabel('Current password').fill('six-letters');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('An email with a link or a code is on its way')).toBeVisible();
  await expectAccessible(page, 'settings, address asked for');
  expect(lettersTo(email).at(-1)).toContain('n…@school.org');

  const link = await linkMailedTo(next, 'confirm-email');
  const mailbox = await guest.newPage();
  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'אישור הכתובת' }).click();
  // A browser in which the account is not signed in: the mailbox alone is not enough.
  await mailbox.getByLabel('סיסמת החשבון').fill('six-letters');
  await mailbox.getByRole('button', { name: 'אישור הכתובת' }).click();
  await expect(mailbox.getByText('הכתובת אושרה.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(next).first()).toBeVisible();
  // The first one was that of the account's beginning.
  await expect.poll(() => lettersTo(email).length).toBe(3);
  await mailbox.goto('/en/login');
  await signIn(mailbox, next, 'six-letters');
  await expect(mailbox).toHaveURL('/en/dashboard');
  await context.close();
});

test('sessions are listed and ended, one and all; a new password ends the others', async ({ browser, guest }) => {
  const { email, context } = await openSecondAuthor(browser, 'Lea');
  const [page, phone] = [await context.newPage(), await guest.newPage()];
  await phone.goto('/en/login');
  await signIn(phone, email, 'six-letters');
  await expect(phone).toHaveURL('/en/dashboard');
  await page.goto('/en/user-settings');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText('This device')).toHaveCount(1);
  await section.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL('/en/login');
  await signIn(phone, email, 'six-letters');
  await expect(phone).toHaveURL('/en/dashboard');

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('six-letters');
  await page.getByLabel('New password').fill('other-letters');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password was changed')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL('/en/login');

  await section.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/en/login');
  await context.close();
});

test('other devices are signed out only by who has given the password lately', async ({ browser, guest }) => {
  const { email, context } = await openSecondAuthor(browser, 'Rina');
  const [page, phone] = [await context.newPage(), await guest.newPage()];
  await phone.goto('/en/login');
  await signIn(phone, email, 'six-letters');
  await expect(phone).toHaveURL('/en/dashboard');
  await forgetProofs();
  await page.goto('/en/user-settings');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await section.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expectAccessible(page, 'asked for the password once more');
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is wrong');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await dialog.getByLabel('Current password').fill('six-letters');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await phone.reload();
  await expect(phone).toHaveURL('/en/login');
  await context.close();
});

test('a person takes the own data along and deletes the account', async ({ browser }) => {
  const { author, email, context } = await openSecondAuthor(browser, 'Dina');
  await author.makeGame('Own game', []);
  const page = await context.newPage();
  await page.goto('/en/user-settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^questions\.creator .*\.json$/);
  const file: { account: { email: string }; games: { name: string }[] } = JSON.parse(
    readFileSync(await download.path(), 'utf8'),
  );
  expect(file.account.email).toBe(email);
  expect(file.games.map(({ name }) => name)).toEqual(['Own game']);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'deleting the account');
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is wrong');
  await dialog.getByLabel('Current password').fill('six-letters');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/en/login');
  await signIn(page, email, 'six-letters');
  await expect(page.getByRole('alert')).toContainText('Wrong email or password');
  await context.close();
});
