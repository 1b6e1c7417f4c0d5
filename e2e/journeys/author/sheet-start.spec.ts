import { expect, test } from '../../product/start/journey.ts';

const SHEET = Buffer.from(
  [
    '1. What is the capital of France?',
    'A. London',
    'B. Paris *',
    '',
    '2. And of Japan?',
    'A. Tokyo *',
    'B. Osaka',
  ].join('\n'),
);

test('a game begins with a sheet: named after the file, made by the import, and nothing stays when it is left', async ({
  author,
  page,
}) => {
  const name = `Capitals ${Date.now()}`;
  const games = async () => (await author.call('listGames', { query: { searchText: name } })).count;
  await page.goto('/en/my-games');
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('Excel sheet').click();
  await dialog.getByRole('button', { name: 'Show questions' }).click();
  await expect(dialog.getByText('Choose a file first')).toBeVisible();
  const look = async () => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Excel or CSV file/ }).click();
    await (await choosing).setFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: SHEET });
    await expect(dialog.getByRole('textbox', { name: 'Game name' })).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Show questions' }).click();
    await expect(page.getByText('And of Japan?')).toBeVisible();
  };
  await look();
  expect(await games(), 'looking makes no game').toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('And of Japan?')).toBeHidden();
  expect(await games()).toBe(0);
  await look();
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(page).toHaveURL(/\/create-game\//);
  expect(await games()).toBe(1);
});
