/**
 * npm run film [-- --out FOLDER]: runs a real game in Hebrew, Arabic and English, for players alone and in teams, and
 * saves a picture of every phase on the big screen (wide and upright), a phone, and the console on a laptop and a
 * phone, in docs/film or the given folder. The web app must have been built (`npm start` does).
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from '../bots/read-options.ts';
import { baseUrl } from '../product/start/addresses.ts';
import { useOf } from '../product/people/author.ts';
import { FILM_LANGUAGES, filmWords } from './film-games.ts';
import { drawPicture } from './film-pictures.ts';
import { filmRun } from './film-run.ts';
import { signIn, withProduct } from './with-product.ts';

const options = { out: { type: 'string' }, only: { type: 'string' } } as const;
const { values } = readOptions({ options }, 'npm run film -- [--out FOLDER] [--only he|ar|en]');
const folder = resolve(values.out ?? join(import.meta.dirname, '../../docs/film'));
mkdirSync(folder, { recursive: true });

await withProduct(async (browser) => {
  const context = await browser.newContext({ baseURL: baseUrl });
  const { author } = await signIn(context);
  const state = await context.storageState();
  const upload = async (what: 'jupiter' | 'sun') => {
    const file = { name: `${what}.jpg`, mimeType: 'image/jpeg', buffer: await drawPicture(what) };
    return author.upload(file, what);
  };
  const [jupiter, sun] = [await upload('jupiter'), await upload('sun')];
  for (const language of FILM_LANGUAGES.filter((one) => (values.only ?? one) === one))
    for (const inTeams of [false, true]) {
      const { picture, star } = filmWords[language];
      const pictures = { jupiter: useOf(jupiter, picture), sun: useOf(sun, star) };
      await filmRun({ browser, author, state, language, inTeams, pictures, folder });
      console.log(`${language}${inTeams ? ', in teams' : ''}: done`);
    }
  await context.close();
});
