/**
 * npm run film: plays games of every kind of slide in Hebrew, Arabic and English, for players alone and in teams, without
 * a page, and keeps what pages would have been told. Then it shows that to pages of all sizes, on a clock of its own, and
 * saves a picture of every phase; with `--sheets` instead contact sheets of what moves: a frame every 100 ms, ten a row.
 * The web app must have been built (`npm start` does).
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from '../bots/read-options.ts';
import { baseUrl } from '../product/start/addresses.ts';
import { useOf } from '../product/people/author.ts';
import { FILM_LANGUAGES, type FilmGame, filmWords } from './film/games.ts';
import { drawPicture } from './film/pictures.ts';
import { recordGame } from './film/record-game.ts';
import { CAMERAS, Replay, type Camera } from './film/replay.ts';
import { takeScenes, takeSheets } from './film/take-scenes.ts';
import { signIn, withProduct } from '../product/start/with-product.ts';

const USAGE = `npm run film [-- --out FOLDER] [--sheets] [--only he|ar|en] [--game alone|teams] [--reduced]
    [--cameras ${Object.keys(CAMERAS).join(',')}] [--scenes WORD: only those whose name has it]`;
const options = {
  out: { type: 'string' },
  only: { type: 'string' },
  game: { type: 'string' },
  cameras: { type: 'string' },
  scenes: { type: 'string', default: '' },
  sheets: { type: 'boolean', default: false },
  reduced: { type: 'boolean', default: false },
} as const;
const { values } = readOptions({ options }, USAGE);
const folder = resolve(values.out ?? join(tmpdir(), values.sheets ? 'qc-sheets' : 'qc-film'));
mkdirSync(folder, { recursive: true });
const isCamera = (name: string): name is Camera => Object.hasOwn(CAMERAS, name);
const everywhere = values.sheets ? 'screen,square,tall' : Object.keys(CAMERAS).join(',');
const cameras = (values.cameras ?? everywhere).split(',').filter(isCamera);
const games: FilmGame[] = FILM_LANGUAGES.filter((one) => (values.only ?? one) === one).flatMap((language) => [
  { language, inTeams: false },
  { language, inTeams: true },
]);
const wanted = games.filter(
  ({ inTeams }) => (values.game ?? (inTeams ? 'teams' : 'alone')) === (inTeams ? 'teams' : 'alone'),
);

await withProduct(async (browser) => {
  const context = await browser.newContext({ baseURL: baseUrl });
  const owner = await signIn(context);
  const state = await context.storageState();
  const upload = async (what: 'jupiter' | 'sun') => {
    const file = { name: `${what}.jpg`, mimeType: 'image/jpeg', buffer: await drawPicture(what) };
    return owner.author.upload(file, what);
  };
  const [jupiter, sun] = [await upload('jupiter'), await upload('sun')];
  console.log(`Playing ${wanted.length} games at once, some minutes…`);
  const recordings = await Promise.all(
    wanted.map(async (game) => {
      const { picture, star } = filmWords[game.language];
      return recordGame(owner, game, { jupiter: useOf(jupiter, picture), sun: useOf(sun, star) });
    }),
  );
  for (const [at, recording] of recordings.entries()) {
    const { language = 'en', inTeams = false } = wanted[at] ?? {};
    for (const camera of cameras) {
      const replay = await Replay.open(browser, recording, { camera, language, reduced: values.reduced, state });
      const name = (scene: string) => join(folder, `${language}-${inTeams ? 'teams-' : ''}${scene}-${camera}`);
      const take = values.sheets ? takeSheets : takeScenes;
      const { audience, ...size } = CAMERAS[camera];
      const count = await take(replay, recording, { name, only: values.scenes, audience, size });
      await replay.close();
      console.log(`${language}${inTeams ? ', in teams' : ''}, ${camera}: ${count} pictures`);
    }
  }
  await context.close();
  console.log(`In ${folder}`);
});
