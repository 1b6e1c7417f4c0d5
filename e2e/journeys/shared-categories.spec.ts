import { expect, test } from '../product/journey.ts';

const LANGUAGES = [
  { language: 'en', own: 'Geography', others: ['גאוגרפיה', 'جغرافيا'] },
  { language: 'he', own: 'גאוגרפיה', others: ['Geography', 'جغرافيا'] },
  { language: 'ar', own: 'جغرافيا', others: ['Geography', 'גאוגרפיה'] },
];

for (const { language, own, others } of LANGUAGES)
  test(`shared categories are called by their names in one’s own language (${language})`, async ({ page }) => {
    await page.goto(`/${language}/categories`);
    const list = page.getByRole('main').getByRole('list');
    await expect(list.getByText(own, { exact: true })).toBeVisible();
    for (const other of others) await expect(list.getByText(other)).toHaveCount(0);

    await page.goto(`/${language}/library`);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    for (const other of others) await expect(cards.getByText(`· ${other}`)).toHaveCount(0);
  });
