import { expect, test } from '../../product/start/journey.ts';

// A screen whose code cannot be fetched: the browser reports that itself.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a screen that was never opened says that the network is gone, and comes by itself with it', async ({
  page,
  context,
}) => {
  await page.goto('/en/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Purchases' }).first().click();
  await expect(page.getByText('Couldn’t open this page')).toBeVisible();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Couldn’t open this page')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Couldn’t open this page')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
