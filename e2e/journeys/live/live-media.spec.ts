import type { Page, Route } from '@playwright/test';
import { triviaSlide, useOf } from '../../product/people/author.ts';
import { makeFilm } from '../../product/files/film.ts';
import { onceStood } from '../../product/perceived/once-stood.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openConsole, openPhone, press, start } from '../../product/pages/live-pages.ts';
import { makePicture } from '../../product/files/picture.ts';

/** What stands until the pictures have come. */
const getReady = { words: 'Get ready!', within: 'h1, h2' };
const english = { language: 'en', direction: 'ltr' } as const;

// Where movement is unwanted, films wait to be started.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the clock starts when the pictures have come, or after five seconds; no phone shows a blank one', async ({
  author,
  page,
  context,
  browser,
}) => {
  // Of different sizes: the same bytes would be the same picture, and in the browser's store already.
  const dawn = { name: 'dawn.png', mimeType: 'image/png', buffer: makePicture(640, 480) };
  const pictures = [await author.uploadPicture('Sunset'), await author.upload(dawn, 'Dawn')];
  const slides = pictures.map((picture, index) =>
    triviaSlide(['First?', 'Second?'][index] ?? '', { image: useOf(picture, 'A sunset'), time: 60 }),
  );
  const game = await author.makeGame(`Pictures ${Date.now()}`, slides, { ...english, showResultsAfter: 'end' });
  const room = await author.openRoom(game._id);
  const slow = new SlowPictures();
  const { page: phone, leave } = await openPhone(browser, room.code, { prepare: (one) => slow.on(one) });
  await fillIn(phone, { name: 'Dana' });
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  await openConsole(page, room._id);
  await expect(presenter.getByText('Dana')).toBeVisible();

  // All at once, and looked for before it comes: five seconds are not long.
  const prepared = Promise.all([
    onceStood(phone, getReady),
    onceStood(presenter, getReady),
    onceStood(page, { words: 'Devices ready: 0 of 1' }),
  ]);
  await start(page);
  await prepared;
  await slow.letThrough();
  await expect(phone.getByRole('heading', { name: 'First?' })).toBeVisible();
  await expect(phone.getByRole('img', { name: 'A sunset' })).toBeVisible();
  expect(await firstLooks(phone), 'pictures as they first stood on the screen').toEqual(['here']);
  // The clock is a whole one: nothing of it went by while the picture was on its way.
  await expect(presenter.getByRole('timer')).toHaveAccessibleName(/^(5[0-9]|60) seconds left$/);

  slow.hold();
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  const preparedAgain = onceStood(presenter, getReady);
  await press(page, 'Next slide');
  await preparedAgain;
  // This picture never comes; the question does.
  await expect(presenter.getByRole('heading', { name: 'Second?' })).toBeVisible({ timeout: 15_000 });
  await expect(phone.getByRole('heading', { name: 'Second?' })).toBeVisible();
  await expect(presenter.getByRole('timer')).toHaveAccessibleName(/^(4[5-9]|5[0-9]|60) seconds left$/);
  await phone.getByRole('button', { name: /^B Jupiter$/ }).click();
  await expect(phone.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await slow.letThrough();
  await leave();
});

test('a film of a media slide plays on the big screen; the phone says where to look', async ({
  author,
  page,
  context,
  browser,
}) => {
  const film = await author.uploadInPieces({ name: 'film.webm', mimeType: 'video/webm', buffer: makeFilm() });
  const openingMedia = { ...useOf(film, 'Coloured bars'), startMs: 2000, endMs: 20_000 };
  const slide = { type: 'media' as const, question: 'Coloured bars', answers: [], openingMedia };
  const game = await author.makeGame(`Film ${Date.now()}`, [slide, triviaSlide('After it?')], english);
  const room = await author.openRoom(game._id);
  const { page: phone, leave } = await openPhone(browser, room.code);
  await fillIn(phone, { name: 'Dana' });
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  await openConsole(page, room._id);
  await start(page);
  const playing = presenter.locator('video');
  await expect(playing).toBeVisible();
  // From the chosen beginning on.
  await expect.poll(() => playing.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(2.5);
  await expect(phone.getByRole('main').getByText('Look at the big screen')).toBeVisible();
  await expect(phone.locator('video')).toHaveCount(0);
  await press(page, 'Next slide');
  await expect(presenter.getByRole('heading', { name: 'After it?' })).toBeVisible();
  await expect(presenter.locator('video')).toHaveCount(0);
  await leave();
});

/** A network on which pictures are slow: they wait until they are let through. */
class SlowPictures {
  #isHeld = true;
  #waiting: Route[] = [];

  /** Comes before the page's first visit; from then on every picture that is put on the page is noted. */
  async on(page: Page): Promise<void> {
    await page.route(/\/image\/upload\//, async (route) => {
      if (this.#isHeld) this.#waiting.push(route);
      else await route.continue();
    });
    await page.addInitScript(() => {
      const looks: string[] = [];
      Reflect.set(globalThis, '__looks', looks);
      const look = (image: HTMLImageElement) =>
        requestAnimationFrame(() => looks.push(image.complete && image.naturalWidth > 0 ? 'here' : 'blank'));
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element) node.querySelectorAll('img').forEach(look);
      }).observe(document, { childList: true, subtree: true });
    });
  }

  hold(): void {
    this.#isHeld = true;
  }

  async letThrough(): Promise<void> {
    this.#isHeld = false;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue().catch(() => undefined)));
  }
}

/** How the pictures of a page looked when they first stood on it. */
function firstLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks: unknown = Reflect.get(globalThis, '__looks');
    return Array.isArray(looks) ? looks.map(String) : ['not watched'];
  });
}
