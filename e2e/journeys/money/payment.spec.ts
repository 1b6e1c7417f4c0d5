import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { Author, triviaSlide } from '../../product/people/author.ts';
import { Checkout, directions, openShop } from '../../product/stand-ins/checkout.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, start } from '../../product/pages/live-pages.ts';
import { openScreen } from '../../product/pages/open-screen.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // An order that is not there; the stand-in's page has no icon; a marker of the session that the test's own sign-in has
  // renewed; a receipt lets no script in, the test's own either.
  expectedErrors: [/status of (401|403|404)|^Blocked script execution in .*\/payment\/receipt\//],
});

const credits = (page: Page) => page.getByRole('region', { name: 'Credits', exact: true });

/** Chooses dollars and presses the button of the pack. */
async function buyPack(page: Page, way: 'Card' | 'Direct payment' = 'Card'): Promise<void> {
  await page.getByText('$ USD').click();
  await page.getByRole('radio', { name: way }).click();
  await page.getByRole('button', { name: /^Buy School pack for \W*\$59\.00\W*$/ }).click();
}

test('register, buy, wait for the word of the payment, run on the credits, and see what they were used for', async ({
  author: owner,
  guest,
  browser,
}) => {
  await openShop(owner);
  const page = await guest.newPage();
  const email = `buyer-${Date.now()}@school.org`;
  await page.goto('/en/register');
  await page.getByRole('textbox', { name: 'Name' }).fill('Noa Levi');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('six-letters');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/en/dashboard');
  await expect(credits(page)).toContainText('1,000');
  await credits(page).getByRole('link', { name: 'Buy credits' }).click();
  await buyPack(page);

  const checkout = await Checkout.reached(page);
  await expect(page.getByText('59.00 USD')).toBeVisible();
  await checkout.press('Pay by bank');
  await expect(page).toHaveURL(/\/en\/payment-success\?order=[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await expectAccessible(page, 'waiting for the payment');
  // It waits over a reload and without a network, and believes nobody but the server.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await guest.setOffline(true);
  await expect(page.getByText('There’s no internet connection. We’ll keep checking')).toBeVisible();
  await checkout.settle(true);
  await guest.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank you, we received your payment' })).toBeVisible();
  await expect(page.getByText('100 credits added.')).toBeVisible();
  await expect(page.getByText('You now have 1,100 credits.')).toBeVisible();
  await expectAccessible(page, 'paid');
  const opening = guest.waitForEvent('page');
  await page.getByRole('link', { name: /^Receipt/ }).click();
  const receipt = await opening;
  await expect(receipt.getByText('School pack').first()).toBeVisible();
  await expect(receipt.getByText(/59\.00/).first()).toBeVisible();
  await receipt.close();

  // A run with phones costs one.
  const { session } = await (
    await guest.request.post('/auth/login', { data: { email, password: 'six-letters' } })
  ).json();
  const buyer = new Author(guest.request, session);
  await buyer.makeGame('The planets', [triviaSlide('Largest planet?')], { language: 'en', direction: 'ltr' });
  await page.getByRole('link', { name: 'To my games' }).click();
  await page.getByRole('button', { name: /^Run \W*The planets/ }).click();
  await expect(page).toHaveURL(/\/en\/operate\//);
  const [room] = (await buyer.call('listRooms')).rooms;
  const player = await joinRoom(browser, { code: room?.code ?? '', name: 'Dana' });
  await start(page);
  await player.answer('Jupiter');
  await expect(page.getByText('Correct answer shown').first()).toBeVisible();
  await buyer.call('closeRoom', { id: room?._id ?? '' });
  await player.leave();
  await page.goto('/en/dashboard');
  await expect(credits(page)).toContainText('1,099');
  await credits(page).getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL('/en/purchases?tab=usage');
  const row = page.getByRole('row').filter({ hasText: 'The planets' });
  await expect(row).toContainText('Phones and computers · Live');
  await expect(row.getByRole('cell').nth(-2)).toHaveText('1');
  await expect(row.getByRole('cell').last()).toHaveText('1,100');
  await expect(page.getByRole('figure', { name: /Credits used by day/ })).toContainText('1 credit');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const sheet = await readSheet(await (await downloading).path());
  expect(sheet.flat()).toContain('The planets');

  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page).toHaveURL('/en/purchases?tab=transactions');
  await expect(page.getByRole('row').filter({ hasText: 'School pack' })).toContainText('+100');
  await page.getByRole('tab', { name: 'Credit packs' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'School pack' })).toContainText('99 of 100');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Transactions' })).toHaveAttribute('aria-selected', 'true');
});

test('a declined card, a page left, a bank that refuses, an hour gone: nothing is charged and each says what to do', async ({
  author: owner,
  browser,
}) => {
  await openShop(owner);
  const { author: buyer, context } = await openSecondAuthor(browser, 'Omar');
  const page = await context.newPage();
  await page.goto('/en/payment');
  await buyPack(page);
  const first = await Checkout.reached(page);
  await first.press('Decline');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await first.press('Abandon');
  await expect(page).toHaveURL(/\/en\/payment\?order=[\w-]+$/);
  const notice = page.getByRole('region', { name: 'This purchase isn’t paid yet' });
  await expect(notice).toContainText('School pack');
  await notice.getByRole('button', { name: 'Continue to payment' }).click();
  await (await Checkout.reached(page)).press('Abandon');
  await notice.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('The order was cancelled')).toBeVisible();
  await expect(page).toHaveURL('/en/payment');
  const [cancelled] = (await buyer.call('listOrders')).orders;
  expect(cancelled?.status).toBe('cancelled');
  await page.goto(`/en/payment-success?order=${cancelled?._id}`);
  await expect(page.getByRole('heading', { name: 'The purchase was cancelled' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await buyPack(page);
  const second = await Checkout.reached(page);
  await second.press('Pay by bank');
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await second.settle(false);
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await expectAccessible(page, 'declined');

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await buyPack(page);
  const third = await Checkout.reached(page);
  await third.expire();
  const [expired] = (await buyer.call('listOrders')).orders;
  await page.goto(`/en/payment-success?order=${expired?._id}`);
  await expect(page.getByRole('heading', { name: 'The purchase expired' })).toBeVisible();
  expect((await buyer.call('getCreditState')).balance).toBe(1000);
  expect((await buyer.call('listOrders')).count).toBe(3);
  await context.close();
});

test('a double press, and a press whose answer was lost, make one order', async ({ author: owner, browser }) => {
  await openShop(owner);
  const { author: buyer, context } = await openSecondAuthor(browser, 'Lea');
  const page = await context.newPage();
  await page.goto('/en/payment');
  await page.getByText('$ USD').click();
  await page.getByRole('radio', { name: 'Direct payment' }).click();
  const button = page.getByRole('button', { name: /^Buy School pack/ });
  // The order is written, and its answer never comes.
  await page.route('**/payment/order', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button.click();
  await expect(page.getByText('The server can’t be reached right now')).toBeVisible();
  await page.unroute('**/payment/order');
  await page.reload();
  await page.getByText('$ USD').click();
  await page.getByRole('radio', { name: 'Direct payment' }).click();
  await button.dblclick();
  await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
  expect((await buyer.call('listOrders')).count).toBe(1);
  await context.close();
});

test('an order by hand shows how to pay, and brings its credits when an admin has settled it', async ({
  author: owner,
  browser,
}) => {
  await openShop(owner);
  const { author: buyer, context } = await openSecondAuthor(browser, 'Dina');
  const page = await context.newPage();
  await page.goto('/en/payment');
  await buyPack(page, 'Direct payment');
  const notice = page.getByRole('region', { name: 'We received your order' });
  await expect(notice).toContainText(directions);
  await expect(notice.getByRole('link', { name: 'dana@school.org' })).toHaveAttribute('href', 'mailto:dana@school.org');
  await page.reload();
  await expect(notice).toContainText(directions);
  const [order] = (await buyer.call('listOrders')).orders;
  await page.goto(`/en/payment-success?order=${order?._id}`);
  await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
  await owner.call('settleOrder', { id: order?._id ?? '', body: { paid: true } });
  await expect(page.getByRole('heading', { name: 'Thank you, we received your payment' })).toBeVisible();
  await expect(page.getByText('You now have 1,100 credits.')).toBeVisible();
  await page.goto('/en/purchases');
  const row = page.getByRole('row').filter({ hasText: 'School pack' });
  await expect(row).toContainText('Paid');
  await expect(row.getByRole('link', { name: /^Receipt \d+/ })).toBeVisible();
  await context.close();
});

test('whatever stands in the address after a payment, nobody is led away and nothing is believed', async ({
  browser,
}) => {
  const { context } = await openSecondAuthor(browser, 'Ada');
  const page = await context.newPage();
  const hostile = [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'data:text/html,x',
  ];
  for (const value of hostile) {
    const query = ['redirect', 'next', 'url', 'returnUrl', 'order'].map(
      (name) => `${name}=${encodeURIComponent(value)}`,
    );
    await page.goto(`/en/payment-success?${query.join('&')}&status=paid&redirect_status=succeeded`);
    await expect(page.getByRole('heading', { name: 'There’s no such purchase' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/en/payment-success');
    expect(await page.locator('a[href*="evil"], a[href^="javascript"]').count()).toBe(0);
  }
  await page.goto('/en/payment-success?order=nobodys0rder1&status=paid');
  await expect(page.getByRole('heading', { name: 'There’s no such purchase' })).toBeVisible();
  await context.close();
});

test('a member is told who pays; with nothing for sale, or no way to pay, whom to ask', async ({
  author: owner,
  browser,
}) => {
  await openShop(owner);
  const { author: member, context } = await openSecondAuthor(browser, 'Maya');
  const page = await context.newPage();
  const real = await member.call('getPaymentOffers');
  let shown: object = real;
  await page.route('**/payment/offer', (route) => route.fulfill({ json: shown }));
  shown = { ...real, types: [], providers: [] };
  await page.goto('/en/payment');
  await expect(page.getByRole('heading', { name: 'Nothing is for sale right now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Dana Cohen');
  await expectAccessible(page, 'nothing for sale');
  shown = { ...real, providers: [] };
  await page.reload();
  await expect(page.getByText('Online payment isn’t set up here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'School pack' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy / })).toHaveCount(0);
  await page.unroute('**/payment/offer');

  const house = await owner.call('createInstitution', { body: { name: 'North School' } });
  const { _id } = await member.call('checkLogin');
  await owner.call('manageUser', { id: _id, body: { institution: house._id } });
  await page.goto('/en/payment');
  await expect(page.getByRole('heading', { name: 'Your institution pays for your runs' })).toBeVisible();
  await expect(page.getByText('North School')).toBeVisible();
  await expectAccessible(page, 'a member');
  await page.goto('/en/dashboard');
  await expect(credits(page)).toContainText('pays for your runs and has no credits now.');
  await expect(credits(page).getByRole('link', { name: 'Buy credits' })).toHaveCount(0);
  await context.close();
});

for (const language of ['ar'] as const) {
  test(`the screens about credits are accessible (${language})`, async ({ author: owner, browser }) => {
    const types = await openShop(owner);
    const { author: buyer, context } = await openSecondAuthor(browser, 'Noa');
    const order = (key: string) =>
      buyer.call('createOrder', {
        body: { subscriptionType: types[0]?._id, currency: 'ILS', provider: 'manual', key: `journey-${key}` },
      });
    const [waiting, paid] = [await order('waiting'), await order('paid')];
    await owner.call('settleOrder', { id: paid._id, body: { paid: true } });
    const game = await buyer.makeGame('Planets', [triviaSlide('Largest planet?')]);
    await buyer.download('exportGameLocal', game._id, { licence: 'true' });
    const page = await context.newPage();
    const screens = {
      dashboard: 'dashboard',
      payment: 'payment',
      'an order': `payment?order=${waiting._id}`,
      'an order, settled': `payment-success?order=${paid._id}`,
      'an order, waiting': `payment-success?order=${waiting._id}`,
      'no order': 'payment-success',
      orders: 'purchases',
      subscriptions: 'purchases?tab=subscriptions',
      usage: 'purchases?tab=usage&period=days&from=2026-01-01&to=2099-12-31',
      transactions: 'purchases?tab=transactions',
    };
    for (const [screen, path] of Object.entries(screens)) {
      await openScreen(page, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[class*="Skeleton-root"], [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page, `${screen} (${language})`);
    }
    await context.close();
  });
}
