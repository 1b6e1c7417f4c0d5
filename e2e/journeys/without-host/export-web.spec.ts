import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { pickSlides, workSlides } from '../../product/all-types.ts';
import { useOf } from '../../product/author.ts';
import { makeHostileGame } from '../../product/hostile-account.ts';
import { nobody, sees } from '../../product/hostile-browser.ts';
import { expect, test } from '../../product/journey.ts';
import { phone } from '../../product/live-pages.ts';
import { PayloadSource } from '../../product/payloads.ts';
import { ScriptWatch } from '../../product/script-watch.ts';

/** Most bytes of the page without its media, compressed. */
const PAGE_MAX = 370_000;
const words = {
  en: { start: 'Start', goOn: 'Continue', giveUp: 'I don’t know', send: /^Send/, again: 'Play again' },
  he: { start: 'מתחילים', goOn: 'ממשיכים', giveUp: 'אין לי תשובה', send: /^שליחת/, again: 'משחק נוסף' },
};

test('a game of payloads plays alone from disk, without a network, as nothing but words', async ({
  author,
  browser,
}, info) => {
  const game = await makeHostileGame(author, new PayloadSource());
  const file = await author.download('exportGameWeb', game._id);
  const path = info.outputPath('game.html');
  await writeFile(path, file);
  const { page, watch, done } = await openSolo(browser, path);
  await sees(page, game.waitingText);
  await playToEnd(page, words.en, (screen) => watch.look(page, screen));
  for (const { question } of game.questions.slice(1)) await sees(page, question);
  expect(watch.findings, 'nothing but words').toEqual([]);
  await done();

  expect(String(file), 'whose work is in it').toMatch(/id="notices">[^<]*\npreact [\d.]+\nLicense: MIT\n/);
  const bare = String(file).replaceAll(/"data":"[A-Za-z0-9+/=]*"/g, '"data":""');
  const size = gzipSync(bare).length;
  console.log(`The page that plays alone, without media: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThanOrEqual(PAGE_MAX);
});

test('a Hebrew game of every type of slide plays alone from disk', async ({ author, browser }, info) => {
  const picture = await author.uploadPicture('Sunset');
  const other = await author.uploadPicture('Sunrise');
  const offline = workSlides.filter(({ type }) => type !== 'miniGame');
  const slides = [...pickSlides([useOf(picture, 'שקיעה'), useOf(other, 'זריחה')]), ...offline];
  const game = await author.makeGame('לבד בבית', slides, { language: 'he', direction: 'rtl' });
  const path = info.outputPath('game.html');
  await writeFile(path, await author.download('exportGameWeb', game._id));
  const { page, watch, done } = await openSolo(browser, path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The page brings its letters along.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  const asked = await playToEnd(page, words.he, (screen) => watch.look(page, screen));
  expect(asked).toBe(slides.filter(({ type }) => type !== 'media').length);
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(asked);
  await page.getByRole('button', { name: words.he.again }).click();
  await expect(page.getByRole('heading', { name: 'מהי בירת צרפת?' })).toBeVisible();
  expect(watch.findings).toEqual([]);
  await done();
});

/** Opens a saved page on a phone that has no network at all. */
async function openSolo(browser: Browser, path: string) {
  const context = await browser.newContext({ ...phone, ...nobody, offline: true, reducedMotion: 'reduce' });
  const watch = await ScriptWatch.on(context, 'file://');
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  return { page, watch, done: () => context.close() };
}

/** Answers what is asked, as it comes, until there is nothing more; gives the number of questions. */
async function playToEnd(
  page: Page,
  w: (typeof words)['en'],
  look: (screen: string) => Promise<void>,
): Promise<number> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await look('alone: start');
  await button(w.start).click();
  let asked = 0;
  while (!(await button(w.again).isVisible())) {
    await look('alone: step');
    if (await button(w.giveUp).isVisible()) {
      await answer(page, w.send);
      asked += 1;
    }
    await button(w.goOn).click();
  }
  await look('alone: end');
  return asked;
}

async function answer(page: Page, send: RegExp): Promise<void> {
  const field = page.getByRole('textbox').or(page.getByRole('spinbutton'));
  // A pad's name begins with what its picture shows, where it has one.
  const pads = page.getByRole('group').locator('button[aria-pressed]');
  if (await field.isVisible()) await field.fill('7');
  else if ((await pads.count()) > 0) await pads.first().click();
  const sending = page.getByRole('button', { name: send });
  if (await sending.isVisible()) await sending.click();
}
