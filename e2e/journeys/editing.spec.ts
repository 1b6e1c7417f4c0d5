import { triviaSlide } from '../product/author.ts';
import { expect, test } from '../product/journey.ts';

test('edits made without a network are kept on the device and saved on return', async ({ author, page, context }) => {
  const game = await author.makeGame(`Offline ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toHaveValue('Largest planet?');
  await context.setOffline(true);
  await question.fill('Which planet is the largest of all?');
  await expect(page.getByText('kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await author.call('getGame', { id: game._id });
  expect(saved.questions[0]?.question).toBe('Which planet is the largest of all?');
});

test('edits made without a network survive a closed page', async ({ author, page, context }) => {
  const game = await author.makeGame(`Closed ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toHaveValue('Largest planet?');
  await context.setOffline(true);
  await question.fill('Kept over a closed page?');
  await expect(page.getByText('kept on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/en/create-game/${game._id}/0`);
  await expect(again.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Kept over a closed page?');
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
});

test.describe('a stale save', () => {
  // It is answered with 412, and the browser says so.
  test.use({ expectedErrors: [/the server responded with a status of 412/] });

  test('when somebody else changed the same field, both versions are offered', async ({ author, page }) => {
    const game = await author.makeGame(`Both ${Date.now()}`, [triviaSlide('Largest planet?')]);
    const slide = game.questions[0];
    if (!slide) throw new Error('the game has no slide');
    await page.goto(`/en/create-game/${game._id}/0`);
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await expect(question).toHaveValue('Largest planet?');
    await author.call('saveQuestion', { id: slide._id, body: { question: 'Their words?' }, ifMatch: slide.version });
    await question.fill('My words?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Their words?');
    await expect(dialog).toContainText('My words?');
    await dialog.getByRole('button', { name: 'Take theirs' }).first().click();
    await expect(question).toHaveValue('Their words?');
    const saved = await author.call('getGame', { id: game._id });
    expect(saved.questions[0]?.question).toBe('Their words?');
  });
});
