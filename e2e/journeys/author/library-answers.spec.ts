import { expect, test } from '../../product/start/journey.ts';

test('whoever may import a question sees its right answer first, and can hide it', async ({ guest }) => {
  const page = await guest.newPage();
  const email = `reader-${Date.now()}@school.org`;
  await page.goto('/en/register');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ruth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password').first().fill('six-letters');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/en/dashboard');
  await page.goto('/en/library');
  const right = page.getByRole('main').getByRole('img', { name: 'Correct answer' });
  await expect(right.first()).toBeVisible();
  const wanted = page.getByRole('switch', { name: 'Show correct answers' });
  await wanted.click();
  await expect(right).toHaveCount(0);
  await page.reload();
  await expect(wanted).not.toBeChecked();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(right).toHaveCount(0);
});
