import { readFileSync } from 'node:fs';
import type { Game } from '@qc/contract';
import type { Page } from '@playwright/test';
import { type Author, triviaSlide } from '../../product/people/author.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';

// Stale saves and saves of what was taken away are answered with these, and the browser says so.
test.use({ expectedErrors: [/the server responded with a status of (412|404|403)/] });

test('two editors never overwrite each other, and what one typed outlives the share', async ({
  author,
  page,
  browser,
}) => {
  const game = await author.makeGame(`Together ${Date.now()}`, [
    triviaSlide('Largest planet?'),
    triviaSlide('Nearest star?'),
  ]);
  const second = await openSecondAuthor(browser, 'Rami');
  await confirmAddress(second);
  const share = await author.call('shareGame', { body: { game: game._id, email: second.email, transferType: 1 } });
  const theirs = await second.context.newPage();
  await openSlide(page, game, 'Largest planet?');
  await openSlide(theirs, game, 'Largest planet?');
  const question = (of: Page) => of.getByRole('textbox', { name: 'Question', exact: true });
  const subheading = (of: Page) => of.getByRole('textbox', { name: 'Subheading', exact: true });

  // Different fields: both stay, and nobody is asked.
  await subheading(page).fill('Think of the gas giants');
  await new EditorPage(page).saved();
  await theirs.getByRole('textbox', { name: /^Answer [Aא]$/ }).fill('Saturn');
  await expect
    .poll(() => stored(author, game))
    .toMatchObject({
      queMessage: 'Think of the gas giants',
      answers: expect.arrayContaining([expect.objectContaining({ text: 'Saturn' })]),
    });
  await expect(subheading(theirs)).toHaveValue('Think of the gas giants');

  // The same field: both versions, and the choice stays with the one who comes later.
  await question(page).fill('The largest planet of all?');
  await expect.poll(async () => (await stored(author, game))?.question).toBe('The largest planet of all?');
  await question(theirs).fill('Which planet is largest?');
  const dialog = theirs.getByRole('dialog', { name: /edited this too$/ });
  await expect(dialog).toContainText(/changed this just now/);
  await expect(dialog).toContainText('The largest planet of all?');
  await expect(dialog).toContainText('Which planet is largest?');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await stored(author, game))?.question).toBe('Which planet is largest?');

  // The other page notices it: a line says whose it is, and what is typed there goes on.
  await page.goto(`/en/create-game/${game._id}/1`);
  await expect(question(page)).toHaveValue('Nearest star?');
  await subheading(theirs).fill('Think again');
  await new EditorPage(theirs).saved();
  await question(page).fill('The nearest star of all?');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const note = page.getByRole('status').filter({ hasText: 'changed slide 1.' });
  await expect(note).toBeVisible();
  await expect(question(page)).toHaveValue('The nearest star of all?');
  await note.getByRole('button', { name: 'Show' }).click();
  await expect(subheading(page)).toHaveValue('Think again');
  await expect(note).toBeHidden();
  await expect.poll(() => questions(author, game)).toEqual(['Which planet is largest?', 'The nearest star of all?']);

  // Taken back while they type: the text stays on the screen and can be saved as a file.
  await author.call('revokeShare', { id: share._id });
  await question(theirs).fill('Typed after the game was taken back');
  await expect(theirs.getByText('You can no longer edit this game')).toBeVisible();
  await expect(question(theirs)).toHaveValue('Typed after the game was taken back');
  const saving = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download a copy' }).click();
  const copy = readFileSync(await (await saving).path(), 'utf8');
  expect(copy).toContain('Typed after the game was taken back');
  expect(copy).toContain('The nearest star of all?');
  // Whoever leaves now is not told that the text would be saved one day.
  await theirs.getByRole('button', { name: 'Back to my games' }).click();
  const leaving = theirs.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toContainText('Download a copy first');
  await leaving.getByRole('button', { name: 'Stay' }).click();
  expect((await stored(author, game))?.question).toBe('Which planet is largest?');
  await second.context.close();
});

test('undo and redo go on across saves, whatever was done', async ({ author, page }) => {
  const game = await author.makeGame(`Undo ${Date.now()}`, [triviaSlide('First?'), triviaSlide('Second?')]);
  await openSlide(page, game, 'First?');
  const editor = new EditorPage(page);
  await editor.write('Question', 'First, changed?');
  await editor.saved();
  await page.getByRole('textbox', { name: 'Question', exact: true }).press('Escape');
  await expect(editor.cards().first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(editor.cards()).toHaveCount(1);
  await expect.poll(() => questions(author, game)).toEqual(['Second?']);

  await page.keyboard.press('Control+z');
  await expect(editor.cards()).toHaveCount(2);
  await expect.poll(() => questions(author, game)).toEqual(['First, changed?', 'Second?']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => questions(author, game)).toEqual(['First?', 'Second?']);
  for (const after of [['First, changed?', 'Second?'], ['Second?']]) {
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => questions(author, game)).toEqual(after);
  }
});

async function openSlide(page: Page, game: Game, words: string): Promise<void> {
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(words);
}

async function stored(author: Author, { _id }: Game) {
  return (await author.call('getGame', { id: _id })).questions[0];
}

async function questions(author: Author, { _id }: Game): Promise<string[]> {
  return (await author.call('getGame', { id: _id })).questions.map(({ question }) => question);
}
