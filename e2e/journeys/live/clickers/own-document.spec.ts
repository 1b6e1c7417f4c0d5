import type { Page } from '@playwright/test';
import { triviaSlide } from '../../../product/people/author.ts';
import { expect, test } from '../../../product/start/journey.ts';

/** Whether the page may open USB devices, by its headers. */
const mayOpen = (page: Page) =>
  page.evaluate(() => {
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    if (typeof policy !== 'object' || policy === null) throw new Error('the browser tells no policy');
    const allows: unknown = Reflect.get(policy, 'allowsFeature');
    return typeof allows === 'function' && Reflect.apply(allows, policy, ['hid']) === true;
  });

test('devices are open to the console alone, also when it is reached from another screen', async ({ author, page }) => {
  const setting = { gameType: 'remotes' } as const;
  const name = `Rights ${Date.now()}`;
  const game = await author.makeGame(name, [triviaSlide('Which?')], { language: 'en', setting });
  const room = await author.openRoom(game._id);
  await page.goto('/en/rooms');
  expect(await mayOpen(page)).toBe(false);
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('link', { name: /console/i })
    .click();
  await page.waitForURL(`**/operate/${room._id}`);
  await expect(page.getByRole('button', { name: 'Connect by USB' })).toBeVisible();
  expect(await mayOpen(page)).toBe(true);
  await page.goto(`/en/present/${room._id}`);
  expect(await mayOpen(page)).toBe(false);
  await page.goto('/play');
  expect(await mayOpen(page)).toBe(false);
});

test('the help of a device is reached from the receivers', async ({ author, page, context }) => {
  const setting = { gameType: 'remotes' } as const;
  const game = await author.makeGame(`Help ${Date.now()}`, [triviaSlide('Which?')], { language: 'en', setting });
  const room = await author.openRoom(game._id);
  await page.goto(`/en/operate/${room._id}`);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'How to connect and use each device' }).click();
  const help = await opening;
  await help.getByRole('link', { name: 'Buzz! buzzers' }).click();
  await expect(help.getByRole('img', { name: /Buzz! buzzers/ })).toBeVisible();
  await expect(help.getByText(/idVendor/)).toBeVisible();
});
