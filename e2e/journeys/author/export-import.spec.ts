import { answersOf, LIVE_PATH, type Question, type QuestionChanges } from '@qc/contract';
import type { Page } from '@playwright/test';
import { Bot } from '../../bots/bot.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { pickSlides, uploadTwoPictures, workSlides } from '../../product/people/all-types.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole } from '../../product/pages/live-pages.ts';

/** The one big button of the console, whatever the next step is. */
const nextStep = /^(Start the game|Show the question|Show leaderboard|Next slide|Show the winners)$/;

test('a game saved as a file comes back equal and runs; its questions go through Excel', async ({ author, page }) => {
  const stamp = Date.now();
  const pictures = await uploadTwoPictures(author);
  const slides = [...pickSlides(pictures), ...workSlides];
  const game = await author.makeGame(`Saved ${stamp}`, slides, {
    language: 'he',
    direction: 'rtl',
    showResultsAfter: 'end',
    waitingText: 'תכף מתחילים',
    backdrop: 'waves',
  });

  const file = await saveAs(page, game.name, 'Backup file (JSON)');
  expect(file.name).toMatch(/\.json$/);
  // The licence says what it is for before anything is paid.
  await openMenuOf(page, game.name);
  await page.getByRole('menuitem', { name: 'To run without internet (license for one run)' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText(/upload here later/)).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Backup file', { exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Backup file/ }).click();
  await (await chooser).setFiles(file.path);
  await dialog.getByRole('button', { name: 'Import game' }).click();
  await expect(page).toHaveURL(/\/en\/create-game\/\w+/);
  const editor = new EditorPage(page);
  await expect(editor.cards()).toHaveCount(slides.length);
  const id = /create-game\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  expect(id).not.toBe(game._id);
  const [before, after] = [game, await author.call('getGame', { id })];
  expect(after).toMatchObject({
    name: `${before.name} (2)`,
    waitingText: 'תכף מתחילים',
    backdrop: 'waves',
    language: 'he',
  });
  expect(after.questions.map(contentOf)).toEqual(before.questions.map(contentOf));
  await runThrough(page, author, id, slides.length);

  const sheet = await saveAs(page, game.name, 'Questions in Excel');
  expect(sheet.name).toMatch(/\.xlsx$/);
  const empty = await author.makeGame(`From Excel ${stamp}`, []);
  await page.goto(`/en/create-game/${empty._id}`);
  await editor.openAddMenu();
  await page.getByRole('menuitem', { name: 'From Excel' }).click();
  await editor.importSheet(sheet.path);
  const carried = before.questions.filter(({ type }) => type !== 'media' && type !== 'miniGame');
  await expect(editor.cards()).toHaveCount(carried.length - 1);
  const filled = await author.call('getGame', { id: empty._id });
  // A sheet carries no pictures: the question whose answers are pictures stays behind.
  expect(filled.questions.map(wordsOf)).toEqual(
    carried.filter((slide) => answersOf(slide).every(({ media }) => media === null)).map(wordsOf),
  );
});

/** Everything an author wrote, with media by what they are and not by their place in a gallery. */
function contentOf(question: Question) {
  const { _id, game, createdBy, createdAt, updatedAt, version, ...content } = question;
  return JSON.parse(JSON.stringify(content, (key, value) => (key === '_id' || key === 'publicId' ? undefined : value)));
}

/** What Excel carries of a slide. */
function wordsOf(slide: Question) {
  const { type, question, selection, score, time, numberKey, answers }: QuestionChanges = slide;
  return {
    type,
    question,
    selection,
    score,
    time,
    numberKey,
    answers: answers?.map(({ text, correct }) => [text, correct]),
  };
}

/** Saves a game of the list as a file. */
async function saveAs(page: Page, game: string, how: string): Promise<{ name: string; path: string }> {
  await openMenuOf(page, game);
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: how }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function openMenuOf(page: Page, game: string) {
  // Searched by the address: a list that is still being searched may move under the hand.
  await page.goto(`/en/my-games?search=${encodeURIComponent(game)}`);
  // The imported game's name begins alike: the one that was there first is the last.
  await page
    .getByRole('button', { name: /^More actions for/ })
    .and(page.getByRole('button', { name: game }))
    .last()
    .click();
}

/** Plays the game from start to end with two bots. */
async function runThrough(
  page: Page,
  author: { openRoom(id: string): Promise<{ _id: string; code: string }> },
  game: string,
  slides: number,
) {
  const room = await author.openRoom(game);
  const console = await openConsole(page, room._id);
  const url = baseUrl.replace(/^http/, 'ws') + LIVE_PATH;
  const bots = [1, 2].map((seed) => new Bot({ url, code: room.code, name: `Bot ${seed}`, seed, thinkMs: [20, 80] }));
  for (const bot of bots) bot.start();
  await expect.poll(() => bots.every((bot) => bot.joined)).toBe(true);
  for (let press = 0; press <= slides; press += 1) {
    await console.getByRole('main').getByRole('button', { name: nextStep }).first().click();
    if (press < slides)
      await expect(
        console
          .getByRole('main')
          .getByText(`Slide ${press + 1}`)
          .first(),
      ).toBeVisible();
  }
  await console.getByRole('main').getByRole('button', { name: 'End the game' }).first().click();
  await expect(console.getByRole('link', { name: 'Results' }).first()).toBeVisible();
  for (const bot of bots) {
    expect(bot.acked.length, bot.name).toBe(slides - 1);
    bot.stop();
  }
}
