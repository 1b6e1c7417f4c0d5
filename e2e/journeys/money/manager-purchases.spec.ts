import { triviaSlide } from '../../product/people/author.ts';
import { openShop } from '../../product/stand-ins/checkout.ts';
import { expect, test } from '../../product/start/journey.ts';
import { acceptInvitation, openSecondAuthor } from '../../product/people/second-author.ts';

test('a manager sees the institution’s purchases, uses and credits, and none of anybody’s own', async ({
  author: owner,
  browser,
}) => {
  await openShop(owner);
  const boss = await openSecondAuthor(browser, 'Dana');
  const omar = await openSecondAuthor(browser, 'Omar');
  const name = `Book School ${Date.now()}`;
  const school = await owner.call('createInstitution', { body: { name, managerEmail: boss.email } });
  await acceptInvitation(boss);
  const { _id } = await omar.author.call('checkLogin');
  await owner.call('manageUser', { id: _id, body: { institution: school._id } });
  await owner.call('createSubscription', {
    body: { institution: school._id, type: 'times', originalAmount: 7, saleTitle: 'From the town' },
  });
  const game = await omar.author.makeGame('Planets of Omar', [triviaSlide('Largest planet?')]);
  await omar.author.download('exportGameLocal', game._id, { licence: 'true' });

  const page = await boss.context.newPage();
  await page.goto('/en/purchases');
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No purchases yet' })).toBeVisible();
  // Bought in the browser, for the institution.
  await page.getByRole('link', { name: 'Buy credits' }).first().click();
  await expect(page.getByText(new RegExp(`for \\W*${name}`))).toBeVisible();
  await page.getByText('$ USD').click();
  await page.getByRole('radio', { name: 'Direct payment' }).click();
  await page.getByRole('button', { name: /^Buy School pack/ }).click();
  await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
  const [order] = (await boss.author.call('listOrders')).orders;
  await owner.call('settleOrder', { id: order?._id ?? '', body: { paid: true } });
  await page.goto('/en/purchases');
  await expect(page.getByRole('row').filter({ hasText: 'School pack' })).toContainText('Paid');

  await page.getByRole('tab', { name: 'Credit packs' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'School pack' })).toContainText('100 of 100');
  await expect(page.getByRole('row').filter({ hasText: 'From the town' })).toContainText('6 of 7');
  // The heading and these two: what the manager had before is not the institution's.
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Planets of Omar' })).toBeVisible();
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'From the town' })).toContainText('+7');
  await expect(page.getByRole('row').filter({ hasText: 'School pack' })).toContainText('+100');

  const member = await omar.context.newPage();
  await member.goto('/en/purchases');
  await expect(member.getByText('Your institution buys the credits for your runs')).toBeVisible();
  await expect(member.getByRole('link', { name: 'Buy credits' })).toBeHidden();
  await expect(member.getByText('School pack')).toBeHidden();
  await boss.context.close();
  await omar.context.close();
});
