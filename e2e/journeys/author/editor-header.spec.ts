import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

test('the name is changed where it stands, and taken back', async ({ author, page }) => {
  const game = await author.makeGame(`Named ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  // The preview's screens have headings of their own.
  const title = page.getByRole('heading', { level: 1 }).filter({ has: page.getByRole('button') });
  await title.getByRole('button', { name: game.name }).click();
  const field = page.getByRole('textbox', { name: 'Game name' });
  await expect(field).toBeFocused();
  await field.fill('Planets of the sun');
  await field.press('Enter');
  await expect(title).toHaveText('Planets of the sun');
  await expect(title.getByRole('button')).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await author.call('getGame', { id: game._id })).name).toBe('Planets of the sun');
  await title.getByRole('button').click();
  await field.fill('  ');
  await field.press('Enter');
  await expect(title, 'a game has a name').toHaveText('Planets of the sun');
  await title.getByRole('button').click();
  await field.fill('Something else');
  await field.press('Escape');
  await expect(title).toHaveText('Planets of the sun');
});

test('it is shared and saved as a file from the editor, on a phone as well', async ({ author, page }) => {
  const game = await author.makeGame(`Header ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/create-game/${game._id}/0`);
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Play as a pupil' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toContainText(game.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // What was typed a moment ago is in the file.
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Smallest planet?');
  await more.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Backup file (JSON)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  expect((await author.call('getGame', { id: game._id })).questions[0]?.question).toBe('Smallest planet?');
});
