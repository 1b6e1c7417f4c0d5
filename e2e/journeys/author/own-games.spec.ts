import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

test('a name typed for a new game stays when another start is chosen', async ({ page }) => {
  await page.goto('/en/dashboard');
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const name = dialog.getByRole('textbox', { name: 'Game name' });
  await name.fill('Geography, class 7B');
  await dialog.getByRole('radio', { name: 'Clicker game' }).click();
  for (const start of ['Template', 'Backup file', 'Excel sheet'])
    await dialog.getByText(start, { exact: true }).click();
  await expect(name).toHaveValue('Geography, class 7B');
  await expect(dialog.getByRole('radio', { name: 'Clicker game' })).toBeChecked();
});

test('a deleted game comes back where it was deleted, and says so', async ({ author, page }) => {
  const name = `Deleted ${Date.now()}`;
  await author.makeGame(name, []);
  await page.goto('/en/my-games');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Game restored')).toBeVisible();
  await expect(row).toBeVisible();
});

test.describe('where the house has no telephone line', () => {
  // No room is opened for a call-in game then.
  test.use({ expectedErrors: [/the server responded with a status of 409/] });

  test('a call-in game asks before it runs on phones, from the editor as from the list', async ({ author, page }) => {
    const name = `Call in ${Date.now()}`;
    const game = await author.makeGame(name, [triviaSlide('Largest planet?')], { setting: { gameType: 'dialer' } });
    const question = page.getByRole('dialog', { name: 'There is no telephone line here yet' });
    await page.goto('/en/my-games');
    await page.getByRole('button', { name: new RegExp(`^Run .*${name}`) }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/en/create-game/${game._id}/0`);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/create-game/);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await question.getByRole('button', { name: 'Change and run' }).click();
    await expect(page).toHaveURL(/\/operate\//);
    expect((await author.call('getGame', { id: game._id })).setting.gameType).toBe('firebase');
  });
});

test.describe('a game that is not there', () => {
  // It is answered with 404, and the browser says so.
  test.use({ expectedErrors: [/the server responded with a status of 404/] });

  test('says so, with a way back and without an offer to try in vain', async ({ page }) => {
    await page.goto('/en/create-game/gone-gone-gone-gone');
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t open the game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to my games' }).click();
    await expect(page).toHaveURL(/\/en\/my-games$/);
  });
});
