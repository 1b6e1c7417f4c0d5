import { expectAccessible } from '../product/accessibility.ts';
import { type SlideDraft, triviaSlide } from '../product/author.ts';
import { expect, test } from '../product/journey.ts';
import { words } from '../product/words.ts';

// Movement is off: what is measured is the screen at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slides: SlideDraft[] = [
  triviaSlide('Which planet is the largest?'),
  { type: 'trueFalse', question: 'The sun is a star', score: 500, time: 60, answers: [] },
  { type: 'survey', question: '', answers: [] },
  { type: 'media', question: 'The sun', answers: [] },
];

for (const language of ['en', 'he'] as const) {
  const w = words[language];

  test(`the editor and its dialogs have no axe violation (${language})`, async ({ author, page }) => {
    const game = await author.makeGame(`Axe ${language} ${Date.now()}`, slides);
    await author.uploadPicture('Sunset');
    const editor = `/${language}/create-game/${game._id}`;
    for (const place of ['', '/0', '/1', '/2', '/3']) {
      await page.goto(editor + place);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Axe');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page, `editor${place}`);
    }
    const dialog = page.getByRole('dialog');
    await page.getByRole('banner').getByRole('button', { name: w.missing }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'missing list');
    await dialog.getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    await expectAccessible(page, 'editor with the gaps in place');

    await page.goto(`${editor}/0`);
    await page.getByRole('combobox', { name: w.slideType }).click();
    await page.getByRole('option', { name: w.survey }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'type-change dialog');
    await dialog.getByRole('button', { name: w.cancel }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: w.choosePicture }).click();
    await expect(dialog.getByRole('button', { name: w.pictureChoices }).first()).toBeVisible();
    await expectAccessible(page, 'gallery dialog');
    await dialog.getByRole('button', { name: w.pictureChoices }).first().click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectAccessible(page, 'description of a picture');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: w.manageCategories }).click();
    await expect(dialog.getByRole('button', { name: w.addCategory, exact: true })).toBeVisible();
    await expectAccessible(page, 'categories dialog');
  });
}
