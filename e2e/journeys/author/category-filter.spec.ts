import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

test('slides are found by category: in the editor’s list, and by admins among all slides', async ({ author, page }) => {
  const category = await author.call('createCategory', { body: { name: `Space ${Date.now()}` } });
  const game = await author.makeGame(`Filtered ${Date.now()}`, [
    triviaSlide('Largest city?'),
    triviaSlide('Largest planet?', { labels: [category._id] }),
    triviaSlide('Longest river?'),
    triviaSlide('Nearest star?', { labels: [category._id] }),
  ]);
  await page.goto(`/en/create-game/${game._id}/1`);
  const cards = page.locator('[data-slide] bdi');
  await expect(cards).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Filter by category' }).click();
  await page.getByRole('option', { name: category.name }).click();
  await expect(cards).toHaveText(['Largest planet?', 'Nearest star?']);
  // The keys go through what is shown.
  await page.locator('[data-slide]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/3$/);

  await page.goto('/en/admin/slides');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: category.name }).click();
  await expect(page.getByText('2 slides')).toBeVisible();
  await expect(page.getByText('Nearest star?')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.getByText('Nearest star?')).toBeHidden();
});
