/**
 * npm run screenshots: drives the real product through its demo games and saves a picture of each main screen, in
 * Hebrew and English, in docs/screenshots. The web app must have been built (`npm start` does).
 */
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext } from '@playwright/test';
import { baseUrl } from '../product/start/addresses.ts';
import { words } from '../product/words/words.ts';
import { picturesFolder, savePicture } from './save-picture.ts';
import { takeClickers } from './take-clickers.ts';
import { takeLive } from './take-live.ts';
import { signIn, withProduct } from './with-product.ts';

const DEMO = { en: 'A short trip around the world', he: 'מסע קצר מסביב לעולם' };

mkdirSync(picturesFolder, { recursive: true });
await withProduct(async (browser) => {
  for (const language of ['he', 'en'] as const) await takeAll(browser, language);
});

async function takeAll(browser: Browser, language: 'he' | 'en'): Promise<void> {
  const context = await newContext(browser, language);
  const page = await context.newPage();
  await page.goto(`/${language}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await savePicture(page, `${language}-login`);
  const author = await signIn(context);
  const { games } = await author.call('listGames', { query: { searchText: DEMO[language] } });
  const game = games.find(({ name }) => name === DEMO[language]);
  if (!game) throw new Error(`the demo game ${DEMO[language]} is not there`);
  // Last saved, it stands first among the games.
  await author.call('saveGame', { id: game._id, body: { description: game.description }, ifMatch: game.version });
  await page.goto(`/${language}/dashboard`);
  await page.getByRole('button', { name: words[language].newGame }).first().waitFor();
  await savePicture(page, `${language}-dashboard`);
  await page.goto(`/${language}/create-game/${game._id}/1`);
  await page.getByRole('checkbox').first().waitFor();
  await savePicture(page, `${language}-editor`);
  await page.goto(`/${language}/create-game/${game._id}/8`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await savePicture(page, `${language}-editor-order`);
  await page.goto(`/${language}/library`);
  await page.getByRole('checkbox').nth(1).waitFor();
  await savePicture(page, `${language}-library`);
  await takeLive({ browser, context, page, author, game, language });
  await takeClickers(context, author, language);
  await context.close();
}

function newContext(browser: Browser, language: 'he' | 'en'): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1280, height: 800 },
    locale: language === 'he' ? 'he-IL' : 'en-GB',
    reducedMotion: 'reduce',
  });
}
