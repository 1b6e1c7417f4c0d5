import type { Page } from '@playwright/test';
import { expect, test } from '../../product/start/journey.ts';
import { linkMailedTo } from '../../product/stand-ins/mailbox.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';
import { timeCode } from '../../product/people/time-code.ts';
import { twoStepWords } from '../../product/words/two-step-words.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A sign-in without its code is answered with 401, a link that was taken back with 410.
  expectedErrors: [/the server responded with a status of (401|410)/],
});

const stamp = () => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;

test('an admin sees who is invited to an institution, invites, and takes an invitation back', async ({
  page,
  author,
  guest,
}) => {
  const name = `Help School ${Date.now()}`;
  const [first, second] = [`first-${stamp()}@school.org`, `second-${stamp()}@school.org`];
  const school = await author.call('createInstitution', { body: { name } });
  await author.call('inviteMember', { id: school._id, body: { email: first, manager: true } });
  await page.goto(`/en/admin/institutions?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Members' }).click();
  const waiting = page.getByRole('dialog').getByRole('region', { name: 'Pending invitations' });
  await expect(waiting.getByRole('listitem').filter({ hasText: first })).toContainText('Manager');
  await page.getByRole('textbox', { name: 'Invite by email' }).fill(second);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(waiting.getByText(second)).toBeVisible();
  const link = await linkMailedTo(second, 'invitation');

  await waiting.getByRole('button', { name: new RegExp(`^Withdraw the invitation to .*${second}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(waiting.getByText(second)).toBeHidden();
  await expect(waiting.getByText(first)).toBeVisible();
  const invited = await guest.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  // Other journeys fill the log's first page beside this one.
  await page.goto(`/en/admin/audit?search=${encodeURIComponent(name)}`);
  const entry = page.getByRole('row').filter({ hasText: 'Withdrew an invitation' }).filter({ hasText: name });
  await expect(entry).toContainText(second);
});

test('an admin turns a lost second step off, and the password alone signs in again', async ({
  page,
  browser,
  guest,
}) => {
  const { author: noa, context, email } = await openSecondAuthor(browser, 'Noa');
  const { secret } = await noa.call('startTwoStep', { body: { password: 'six-letters' } });
  await noa.call('confirmTwoStep', { body: { code: timeCode(secret) } });
  const other = await guest.newPage();
  await enterPassword(other, email);
  await expect(other.getByLabel(twoStepWords.en.code)).toBeFocused();

  await page.goto(`/en/admin/users?search=${encodeURIComponent(email)}`);
  const menu = page.getByRole('row', { name: new RegExp(email) }).getByRole('button');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Turn off two-step sign-in' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Make sure the request really comes from this person');
  await question.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(page.getByText('Two-step sign-in is off for this person')).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Turn off two-step sign-in' })).toBeHidden();

  await enterPassword(other, email);
  await expect(other).toHaveURL('/en/dashboard');
  await context.close();
});

async function enterPassword(page: Page, email: string): Promise<void> {
  const w = twoStepWords.en;
  await page.goto('/en/login');
  await page.getByRole('textbox', { name: w.email }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill('six-letters');
  await page.getByRole('button', { name: w.signIn }).click();
}
