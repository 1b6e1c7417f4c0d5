import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { pickSlides, workSlides } from '../../product/people/all-types.ts';
import { useOf } from '../../product/people/author.ts';
import { makeHostileGame } from '../../product/hostile/hostile-account.ts';
import { nobody, sees } from '../../product/hostile/hostile-browser.ts';
import { expect, test } from '../../product/start/journey.ts';
import { phone } from '../../product/pages/live-pages.ts';
import { PayloadSource } from '../../product/hostile/payloads.ts';
import { playSolo, soloWords as words } from '../../product/pages/play-solo.ts';
import { ScriptWatch } from '../../product/hostile/script-watch.ts';

/** Most bytes of the page without its media, compressed. */
const PAGE_MAX = 370_000;

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
  await playSolo(page, words.en, (screen) => watch.look(page, screen));
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
  const asked = await playSolo(page, words.he, (screen) => watch.look(page, screen));
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
