/**
 * npm run screenshots [-- --out FOLDER | --renew]: drives the real product through its demo games and saves a picture of
 * each main screen, in Hebrew and English: in a folder of the system's temporary ones, in the one that is named, or with
 * `--renew` in docs/screenshots, where README shows them. The web app must have been built (`npm start` does).
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { readOptions } from '../bots/read-options.ts';
import { baseUrl } from '../product/start/addresses.ts';
import { words } from '../product/words/words.ts';
import { savePicture } from './save-picture.ts';
import { takeClickers } from './take-clickers.ts';
import { takeLive } from './take-live.ts';
import { signIn, withProduct } from '../product/start/with-product.ts';

const DEMO = { en: 'A short trip around the world', he: 'מסע קצר מסביב לעולם' };

const options = { out: { type: 'string' }, renew: { type: 'boolean', default: false } } as const;
const { values } = readOptions({ options }, 'npm run screenshots [-- --out FOLDER | --renew]');
const folder = values.renew
  ? join(import.meta.dirname, '../../docs/screenshots')
  : resolve(values.out ?? join(tmpdir(), 'qc-screenshots'));
mkdirSync(folder, { recursive: true });
await withProduct(async (browser) => {
  for (const language of ['he', 'en'] as const) await takeAll(browser, language);
});

async function takeAll(browser: Browser, language: 'he' | 'en'): Promise<void> {
  const context = await newContext(browser, language);
  const page = await context.newPage();
  await page.goto(`/${language}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await savePicture(page, `${folder}/${language}-login`);
  const owner = await signIn(context);
  const { author } = owner;
  const { games } = await author.call('listGames', { query: { searchText: DEMO[language] } });
  const game = games.find(({ name }) => name === DEMO[language]);
  if (!game) throw new Error(`the demo game ${DEMO[language]} is not there`);
  // Last saved, it stands first among the games.
  await author.call('saveGame', { id: game._id, body: { description: game.description }, ifMatch: game.version });
  await page.goto(`/${language}/dashboard`);
  await page.getByRole('button', { name: words[language].newGame }).first().waitFor();
  await savePicture(page, `${folder}/${language}-dashboard`);
  await page.goto(`/${language}/create-game/${game._id}/1`);
  await page.getByRole('checkbox').first().waitFor();
  await savePicture(page, `${folder}/${language}-editor`);
  await page.goto(`/${language}/create-game/${game._id}/8`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await savePicture(page, `${folder}/${language}-editor-order`);
  await page.goto(`/${language}/library`);
  await page.getByRole('checkbox').nth(1).waitFor();
  await savePicture(page, `${folder}/${language}-library`);
  await takeLive({ browser, context, page, owner, game, language, folder });
  await takeClickers(context, author, { language, folder });
  await context.close();
  console.log(`${language}: done, in ${folder}`);
}

function newContext(browser: Browser, language: 'he' | 'en'): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1280, height: 800 },
    locale: language === 'he' ? 'he-IL' : 'en-GB',
    reducedMotion: 'reduce',
  });
}
