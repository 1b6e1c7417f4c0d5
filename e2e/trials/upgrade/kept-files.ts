import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { type Game, GameId, type Question } from '@qc/contract';
import { z } from 'zod';
import { type Account, gameOf } from '../../crash/account.ts';
import { soloWords, playSolo } from '../../product/pages/play-solo.ts';
import { englishPhone } from '../players/phone-browser.ts';
import type { Trial } from '../trial.ts';

/** What is needed of a copy, whatever else a version tells of it. */
const CopiedGame = z.object({ _id: GameId });

/** Files that the earlier version gave to save: a page that plays alone, and a game. */
export class KeptFiles {
  /** Folder of the files, and of a backup; gone at the end. */
  readonly folder: string;
  readonly #game: string;
  /** Questions of the page. */
  readonly #questions: number;

  private constructor(folder: string, game: string, questions: number) {
    this.folder = folder;
    this.#game = game;
    this.#questions = questions;
  }

  /** Saves a game as a file, and as a page without its mini-games, which need a network. */
  static async save(owner: Account, game: string): Promise<KeptFiles> {
    const folder = await mkdtemp(join(tmpdir(), 'qc-kept-'));
    const { _id } = CopiedGame.parse(await owner.call('POST', `/game/replicate/${game}`));
    const copy = await readGame(owner, _id);
    for (const slide of copy.questions)
      if (slide.type === 'miniGame') await owner.call('DELETE', `/question/${slide._id}`);
    const left = copy.questions.filter(({ type }) => type !== 'miniGame' && type !== 'media');
    await writeFile(join(folder, 'game.html'), await download(owner, `/game/web-export/${_id}`));
    await writeFile(join(folder, 'game.json'), await download(owner, `/game/local-export/${game}`));
    return new KeptFiles(folder, game, left.length);
  }

  /** The page plays from disk, without a network. */
  async pagePlays(trial: Trial, browser: Browser): Promise<void> {
    const context = await browser.newContext({ ...englishPhone, offline: true });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(this.folder, 'game.html')).href);
    const asked = await playSolo(page, soloWords.en);
    trial.exactly('questions played on the exported page', asked, this.#questions);
    const rows = await page.getByRole('list').getByRole('listitem').count();
    trial.exactly('rows in the review of the exported page', rows, asked);
    await context.close();
  }

  /** The game comes back from its file, equal to what it was saved from, pictures and all. */
  async gameImports(trial: Trial, owner: Account): Promise<void> {
    const form = new FormData();
    const bytes = await readFile(join(this.folder, 'game.json'));
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/json' }), 'game.json');
    const headers = { cookie: owner.cookie, 'x-auth': owner.session };
    const reply = await fetch(`${owner.url}/game/import`, { method: 'POST', headers, body: form });
    if (!reply.ok) return trial.exactly('game file', await reply.text(), 'taken');
    const { _id } = gameOf(await reply.json());
    const [was, is] = [await readGame(owner, this.#game), await readGame(owner, _id)];
    trial.atLeast('slides of the game', was.questions.length, 8);
    trial.exactly('slides from the game file', wordsOf(is), wordsOf(was));
    trial.exactly('pictures from the game file', await picturesOf(owner, is), await picturesOf(owner, was));
  }

  /** A server on the restored backup has the games as they are on the one that went on. */
  async backupHolds(trial: Trial, owner: Account, restored: Account, games: readonly string[]): Promise<void> {
    for (const id of games) {
      const [was, is] = [await readGame(owner, id), await readGame(restored, id)];
      trial.exactly(`backup: slides of ${was.name}`, wordsOf(is), wordsOf(was));
      trial.exactly(`backup: pictures of ${was.name}`, await picturesOf(restored, is), await picturesOf(owner, was));
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function readGame(account: Account, id: string): Promise<Game> {
  return gameOf(await account.call('GET', `/game/${id}`));
}

/** Everything an author wrote, in short; media by what they are and not by their place in a gallery. */
function wordsOf({ questions }: Game): string {
  const contents = questions.map(contentOf);
  return `${contents.length} ${createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 12)}`;
}

function contentOf(slide: Question): unknown {
  const { _id, game, createdBy, createdAt, updatedAt, version, ...content } = slide;
  return JSON.parse(JSON.stringify(content, (key, value) => (key === '_id' || key === 'publicId' ? undefined : value)));
}

/** The bytes of the pictures of a game, in short. */
async function picturesOf(account: Account, { questions }: Game): Promise<string> {
  const text = JSON.stringify(questions);
  const ids = [...text.matchAll(/"publicId":"([^"]+)"/g)].map(([, id = '']) => id);
  const hash = createHash('sha256');
  for (const id of ids) hash.update(await download(account, `/demo/image/upload/c_limit,w_800/f_auto/q_auto/v1/${id}`));
  return `${ids.length} ${hash.digest('hex').slice(0, 12)}`;
}

async function download({ url, cookie, session }: Account, path: string): Promise<Buffer> {
  const reply = await fetch(url + path, { headers: { cookie, 'x-auth': session } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
}
