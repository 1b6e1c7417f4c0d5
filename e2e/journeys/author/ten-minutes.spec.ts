import type { Browser, BrowserContext, Page } from '@playwright/test';
import { EditorPage, letter } from '../../product/pages/editor-page.ts';
import { makeFilm } from '../../product/files/film.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, press, start } from '../../product/pages/live-pages.ts';
import { makePicture } from '../../product/files/picture.ts';
import { makeQuestionSheet } from '../../product/files/question-sheet.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';
import { makeSound } from '../../product/files/sound.ts';

const film = 'https://www.youtube.com/watch?v=jNQXAC9IVRw';
const slideCount = 30;

// Much is uploaded, cut and typed; on a busy machine that takes longer than other journeys.
test.describe.configure({ timeout: 480_000 });
// Films play by themselves only where moving is welcome.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new author makes a good-looking game of thirty slides in under ten minutes, shares it and runs it', async ({
  guest,
  browser,
}) => {
  await standInForYouTube(guest);
  const startedMs = Date.now();
  const page = await guest.newPage();
  await register(page);
  const name = `Evening quiz ${startedMs}`;
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('textbox', { name: 'Game name' }).fill(name);
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page).toHaveURL(/\/en\/create-game\/\w+/);
  const editor = new EditorPage(page);
  await makeTheLook(editor);
  await makeOwnSlides(editor);
  await bringQuestions(editor);
  await expectWhole(editor);
  await editor.saved();
  const tookS = Math.round((Date.now() - startedMs) / 1000);
  test.info().annotations.push({ type: 'time', description: `${tookS} s for ${slideCount} slides` });
  console.log(`a game of ${slideCount} slides took ${tookS} s`);
  expect(tookS).toBeLessThan(600);

  await page.reload();
  await expectWhole(editor);
  await page.getByRole('button', { name: 'Game settings' }).click();
  await expect(page.getByRole('button', { name: 'Sunset' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Music while players join' })).toContainText('Change');

  const url = page.url();
  await shareWithSecond(page, browser, name);
  await page.goto(url);
  await runTheStart(page, browser);
});

async function register(page: Page): Promise<void> {
  const email = `evening-${Date.now()}@school.org`;
  await page.goto('/en/register');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ruth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password').first().fill('six-letters');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/en/dashboard');
}

/** A theme, a waiting text, and a sound of the author's own. */
async function makeTheLook(editor: EditorPage): Promise<void> {
  const { page } = editor;
  await page.getByRole('button', { name: 'Game settings' }).click();
  await page.getByRole('button', { name: 'Sunset' }).click();
  await editor.write('Waiting text', 'We begin at eight');
  await editor.uploadFor('Choose audio: Music while players join', {
    name: 'tone.wav',
    mimeType: 'audio/wav',
    buffer: makeSound(),
  });
  await editor.useIt('audio', 'A quiet tone');
}

/** Ten slides by hand, with a cropped picture, a cut film and a film of a video site. */
async function makeOwnSlides(editor: EditorPage): Promise<void> {
  const { page } = editor;
  await trivia(editor, 'Which planet is the largest?', ['Venus', 'Jupiter', 'Mars', 'Mercury'], 1);
  await addTooLargePicture(editor);
  await editor.addSlide('Media slide');
  await editor.write('Heading', 'Look closely');
  await addTooLongFilm(editor);
  await editor.addSlide('Media slide');
  await editor.write('Heading', 'The first film on that site');
  await addLinkedFilm(editor);
  await trivia(editor, 'Which sea is the saltiest?', ['Dead Sea', 'Red Sea', 'Black Sea', 'North Sea'], 0);
  await editor.addSlide('True or false');
  await editor.write('Statement', 'The sun is a star');
  await editor.addSlide('Poll');
  await editor.write('Question', 'Where would you fly?');
  await editor.writeRows((index) => `Answer ${letter(index)}`, ['The Moon', 'Mars', 'Nowhere'], 'Add answer');
  await editor.addSlide('Typed answer');
  await editor.write('Question', 'Who painted the Mona Lisa?');
  await editor.writeRows((index) => `Accepted answer ${index + 1}`, ['Leonardo', 'Da Vinci'], 'Add accepted answer');
  await editor.addSlide('Number');
  await editor.write('Question', 'How many days has a year?');
  await page.getByRole('textbox', { name: 'Correct number' }).fill('365');
  await editor.addSlide('Ordering');
  await editor.write('Question', 'From small to large');
  await editor.writeRows((index) => `Item ${index + 1}`, ['Ant', 'Dog', 'Horse'], 'Add item');
  await trivia(editor, 'Which one is a mammal?', ['Shark', 'Tuna', 'Whale', 'Eel'], 2);
}

async function trivia(editor: EditorPage, question: string, answers: readonly string[], right: number): Promise<void> {
  await editor.addSlide('Multiple choice');
  await editor.write('Question', question);
  await editor.writeRows((index) => `Answer ${letter(index)}`, answers, 'Add answer');
  await editor.page.getByRole('checkbox', { name: `Answer ${letter(right)} is correct` }).check({ force: true });
}

async function addTooLargePicture(editor: EditorPage): Promise<void> {
  await editor.uploadFor('Choose image: Image with the question', {
    name: 'wide.png',
    mimeType: 'image/png',
    buffer: makePicture(2400, 700),
  });
  await editor.useIt('image', 'The sun above the sea');
}

/** Cut to ten seconds where the browser can; else uploaded whole, with that part of it played. */
async function addTooLongFilm(editor: EditorPage): Promise<void> {
  await editor.uploadFor('Choose image, video or audio: What this slide shows', {
    name: 'long.webm',
    mimeType: 'video/webm',
    buffer: makeFilm(),
  });
  const cutter = editor.page.getByRole('dialog', { name: 'Cut to length' });
  await cutter.getByRole('textbox', { name: 'End' }).fill('0:10');
  await cutter.getByRole('textbox', { name: 'End' }).press('Tab');
  await expect(cutter.getByText('0:10 of 0:30 chosen')).toBeVisible();
  await cutter.getByRole('button', { name: 'Cut and upload' }).click();
  const whole = cutter.getByRole('button', { name: 'Upload the whole file' });
  const described = editor.page.getByRole('textbox', { name: 'What is seen or heard?' });
  await expect(whole.or(described)).toBeVisible();
  if (await whole.isVisible()) await whole.click();
  await editor.useIt('video', 'Coloured bars');
}

async function addLinkedFilm(editor: EditorPage): Promise<void> {
  const { page } = editor;
  await page.getByRole('button', { name: 'Choose image, video or audio: What this slide shows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'From a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add from a link' });
  await dialog.getByRole('textbox', { name: 'Link', exact: true }).fill(film);
  await dialog.getByRole('textbox', { name: 'From', exact: true }).fill('0:02');
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('0:09');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('At the zoo');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('0:09');
  await editor.useIt('video', 'Elephants');
}

/** Ten questions of the library and ten of a sheet; the row that is not finished is told and left out. */
async function bringQuestions(editor: EditorPage): Promise<void> {
  const { page } = editor;
  await editor.openAddMenu();
  await page.getByRole('menuitem', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Questions from the library' });
  const choices = library.getByRole('listitem').getByRole('checkbox');
  for (let index = 0; index < 10; index += 1) await choices.nth(index).check();
  await library.getByRole('button', { name: 'Import 10 questions' }).click();
  await expect(library).toBeHidden();
  await expect(editor.cards()).toHaveCount(20);

  await editor.cards().last().click();
  await editor.openAddMenu();
  await page.getByRole('menuitem', { name: 'From Excel' }).click();
  await editor.importSheet(await makeQuestionSheet(), 'mark at least one correct answer');
}

/** Thirty slides, in their order, and nothing missing. */
async function expectWhole(editor: EditorPage): Promise<void> {
  const { page } = editor;
  await expect(editor.cards()).toHaveCount(slideCount);
  await editor.nothingMissing();
  const texts = await page.locator('[data-slide] bdi').allInnerTexts();
  expect(texts[0]).toBe('Which planet is the largest?');
  expect(texts.filter((text) => text.startsWith('How much is'))).toEqual(
    Array.from({ length: 10 }, (_, index) => `How much is ${index + 2} times ${index + 2}?`),
  );
}

async function shareWithSecond(page: Page, browser: Browser, game: string): Promise<void> {
  const second = await openSecondAuthor(browser, 'רמי');
  await confirmAddress(second);
  await page.goto('/en/my-games');
  await page
    .getByRole('button', { name: /^More actions for/ })
    .and(page.getByRole('button', { name: game }))
    .click();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email of the person to share with' }).fill(second.email);
  await expect(dialog.getByRole('radio', { name: 'Full editing' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText(/^Shared with/)).toBeVisible();

  const theirs = await second.context.newPage();
  await theirs.goto('/he/dashboard');
  await theirs.getByRole('button', { name: 'התראות: 1' }).click();
  await theirs.getByRole('dialog', { name: 'התראות' }).getByRole('link', { name: game }).click();
  await expect(theirs.locator('[data-slide]')).toHaveCount(slideCount);
  await theirs.goto('/he/dashboard');
  await expect(theirs.getByRole('link', { name: game }).first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'התראות', exact: true })).toBeVisible();
  await second.context.close();
}

/** The first slides live: the picture, both films, and an answer. */
async function runTheStart(page: Page, browser: Browser): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/operate\/\w+/);
  const shown = await page
    .getByText(/^\d{3}\s?\d{3}$/)
    .first()
    .innerText();
  const presenter = await page.context().newPage();
  await presenter.goto(page.url().replace('/operate/', '/present/'));
  await expect(presenter.getByText('We begin at eight')).toBeVisible();
  const player = await joinRoom(browser, { code: shown.replaceAll(/\D/g, ''), name: 'Dana' });
  await start(page);
  await expect(presenter.getByAltText('The sun above the sea')).toBeVisible();
  await player.answer('Jupiter');
  await expect(player.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await press(page, 'Show leaderboard');
  await press(page, 'Next slide');
  await expect(presenter.getByText('Look closely')).toBeVisible();
  const playedMs = () =>
    presenter
      .locator('video')
      .evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime * 1000 : 0));
  await expect.poll(playedMs).toBeGreaterThan(0);
  await press(page, 'Next slide');
  await expect(
    presenter.frameLocator('iframe[src*="youtube-nocookie.com"]').getByText('The film would play'),
  ).toBeVisible();
  await player.leave();
}

/** The journeys ask no other site for anything. */
async function standInForYouTube(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/[\w.-]*(youtube|ytimg|youtube-nocookie)\.com\//, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>The film would play' })
      : route.fulfill({ contentType: 'image/png', body: makePicture(48, 27) }),
  );
}
