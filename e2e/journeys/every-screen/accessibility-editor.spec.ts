import { DEFAULT_SCORING, DEFAULT_TEAMS, type Game } from '@qc/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { pickSlides, workSlides } from '../../product/people/all-types.ts';
import { type SlideDraft, useOf } from '../../product/people/author.ts';
import { builderWords } from '../../product/words/builder-words.ts';
import { makeFilm } from '../../product/files/film.ts';
import { expect, test } from '../../product/start/journey.ts';
import { makeQuestionSheet } from '../../product/files/question-sheet.ts';

// Movement is off: what is measured is the screen at rest.

/** Gaps for the list of what is missing. */
const unfinished: SlideDraft = { type: 'survey', question: '', answers: [] };

/** Settings that open every field of scoring and teams. */
const everyField: Partial<Game> = {
  scoring: { ...DEFAULT_SCORING, profile: 'penalty' },
  teams: { ...DEFAULT_TEAMS, mode: 'choose', names: ['Red', 'Blue'], rule: 'best' },
};

for (const language of ['ar'] as const) {
  const w = builderWords[language];

  test(`the editor of every type of slide has no axe violation (${language})`, async ({ author, page }) => {
    const pictures = [await author.uploadPicture('Sunset'), await author.uploadPicture('Dawn')];
    const picked = pickSlides(pictures.map((picture) => useOf(picture, 'Sea')));
    // One of each type: of the three trivia slides the one with pictures.
    const slides = [...picked.slice(2, 6), ...workSlides, unfinished];
    const game = await author.makeGame(`Axe ${language} ${Date.now()}`, slides, everyField);
    await page.goto(`/${language}/create-game/${game._id}`);
    for (const index of slides.keys()) {
      await page.locator('[data-slide]').nth(index).click();
      await expect(page).toHaveURL(new RegExp(`/${index}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page, `editor: ${slides[index]?.type}`);
    }
    await page.getByRole('button', { name: w.missing }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'missing list');
    await page.getByRole('dialog').getByRole('button').first().click();
    await expectAccessible(page, 'editor with the gaps in place');
    await page.getByRole('button', { name: w.settings }).first().click();
    await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
    await expectAccessible(page, 'settings');
    await page.getByRole('button', { name: w.shortcuts }).first().click();
    await checkDialog(page, 'shortcuts');
  });

  test(`the editor's dialogs have no axe violation (${language})`, async ({ author, page }) => {
    await author.uploadPicture('Sunset');
    const game = await author.makeGame(`Axe ${language} ${Date.now()}`, [workSlides[0] ?? unfinished]);
    await page.goto(`/${language}/create-game/${game._id}/0`);
    const dialog = page.getByRole('dialog');
    const add = page.getByRole('button', { name: w.addSlide, exact: true }).first();

    await add.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'menu of slide types');
    await page.getByRole('menuitem', { name: w.fromLibrary }).click();
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await checkDialog(page, 'library');

    await add.click();
    await page.getByRole('menuitem', { name: w.fromExcel }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'Excel');
    await dialog.locator('input[type="file"]').setInputFiles(await makeQuestionSheet());
    await dialog.getByRole('button', { name: w.showQuestions }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await checkDialog(page, 'Excel preview');

    await page.getByRole('button', { name: w.choosePicture }).first().click();
    await expect(dialog.getByRole('button', { name: w.choose }).first()).toBeVisible();
    await expectAccessible(page, 'gallery');
    await dialog.getByRole('button', { name: w.actions }).first().click();
    await page.getByRole('menuitem', { name: w.crop }).click();
    await expect(dialog.getByRole('slider').or(dialog.getByRole('spinbutton')).first()).toBeVisible();
    await checkDialog(page, 'crop');
    await dialog.getByRole('button', { name: w.fromLink }).click();
    await expect(dialog.getByRole('textbox').last()).toBeVisible();
    await checkDialog(page, 'link');
    await dialog.getByRole('button', { name: w.choose }).first().click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectAccessible(page, 'description of a picture');

    await page.goto(`/${language}/media`);
    const film = { name: 'film.webm', mimeType: 'video/webm', buffer: makeFilm() };
    await page.locator('input[type="file"]').first().setInputFiles(film);
    await expect(dialog.getByRole('slider').first()).toBeVisible();
    await checkDialog(page, 'cutter');
  });
}

/** Checks the dialog on top and leaves it. */
async function checkDialog(page: Page, name: string): Promise<void> {
  const before = await page.getByRole('dialog').count();
  expect(before).toBeGreaterThan(0);
  await expectAccessible(page, `${name} dialog`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(before - 1);
}
