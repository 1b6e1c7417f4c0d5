import { expect, test } from '../../product/start/journey.ts';

const NAMES = [
  { language: 'en', own: 'Geography', others: ['גאוגרפיה', 'جغرافيا'] },
  { language: 'he', own: 'גאוגרפיה', others: ['Geography', 'جغرافيا'] },
  { language: 'ar', own: 'جغرافيا', others: ['Geography', 'גאוגרפיה'] },
];

test('shared categories are called by their names in one’s own language', async ({ page }) => {
  for (const { language, own, others } of NAMES) {
    await page.goto(`/${language}/categories`);
    const list = page.getByRole('main').getByRole('list');
    await expect(list.getByText(own, { exact: true })).toBeVisible();
    for (const other of others) await expect(list.getByText(other)).toHaveCount(0);
  }
  await page.goto('/en/library');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByText('·')).toHaveCount(0);
});
