import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Game, Question } from '@qc/contract';
import { type Account, gameOf, type TestSlide } from '../../crash/account.ts';
import { NetworkLine } from '../../network/network-line.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { triviaSlides } from '../slides.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { signedIn, WatchedPage, WITHIN_MS } from './watched-page.ts';

const typed = {
  question: 'Typed before the update',
  number: '1234',
  gone: 'Typed on a slide that is gone',
  collides: 'Typed where somebody else typed',
  open: 'Typed on a page that stays open',
} as const;
const number: TestSlide = {
  ...{ type: 'number', question: 'How many?', answers: [], score: 1000, time: 20 },
  numberKey: { value: 7, rule: 'tolerance', tolerance: 1, unit: 'km' },
};

/** What an author typed without a network before the update: left on the device by a closed page, and on a page still open. */
export class KeptDrafts {
  readonly #owner: Account;
  readonly #network: NetworkLine;
  readonly #game: string;
  readonly #closed: Page;
  /** The game whose editor is still open. */
  readonly #openGame: string;

  private constructor(
    owner: Account,
    network: NetworkLine,
    { game, closed, openGame }: { game: string; closed: Page; openGame: string },
  ) {
    this.#owner = owner;
    this.#network = network;
    this.#game = game;
    this.#closed = closed;
    this.#openGame = openGame;
  }

  /** Types on four slides and closes the page; meanwhile one of them is deleted and one changed by somebody with a network. */
  static async leave(stage: Stage, browser: Browser, owner: Account): Promise<KeptDrafts> {
    const game = await owner.makeGame([...triviaSlides(3), number], {}, 'Drafts');
    const { proxy, url } = await stage.proxy();
    const network = new NetworkLine(browser, proxy);
    const openEditor = async (id: string): Promise<Page> => {
      const context = await signedIn(browser, url, owner);
      const { page } = await WatchedPage.open(context, `/en/create-game/${id}/0`);
      await page.getByRole('heading', { name: 'Slide 1', exact: true }).waitFor();
      return page;
    };
    const page = await openEditor(game);
    const editor = new EditorPage(page);
    // What a slide's form needs is fetched while there is a network.
    for (const at of [3, 2, 1, 0]) await openSlide(page, at);
    await network.cut();
    await editor.write('Question', typed.question);
    await openSlide(page, 3);
    await editor.write('Correct number', typed.number);
    await openSlide(page, 1);
    await editor.write('Question', typed.gone);
    await openSlide(page, 2);
    await editor.write('Question', typed.collides);
    await page.getByText('kept on this device').first().waitFor({ timeout: WITHIN_MS });
    await page.close({ runBeforeUnload: false });
    await network.mend();

    const [, gone, changed] = (await read(owner, game)).questions;
    if (!gone || !changed) throw new Error('the game has no slides');
    await owner.call('DELETE', `/question/${gone._id}`);
    const ifMatch = { 'if-match': String(changed.version) };
    await owner.call('PUT', `/question/${changed._id}`, { question: 'Saved by somebody else' }, ifMatch);

    const other = await owner.makeGame(triviaSlides(1), {}, 'Drafts of an open page');
    const open = await openEditor(other);
    await network.cut();
    await new EditorPage(open).write('Question', typed.open);
    await open.getByText('kept on this device').first().waitFor({ timeout: WITHIN_MS });
    return new KeptDrafts(owner, network, { game, closed: page, openGame: other });
  }

  /** The server was replaced: all of it is on the server or offered. */
  async comeBack(trial: Trial): Promise<void> {
    await this.#network.mend();
    const saved = await this.#saved(this.#openGame, ({ question }) => question === typed.open);
    trial.exactly('draft on the open page: saved', saved, 'yes');

    const { page } = await WatchedPage.open(this.#closed.context(), `/en/create-game/${this.#game}/0`);
    const dialog = page.getByRole('dialog', { name: 'You edited this elsewhere too' });
    const asked = await appears(dialog);
    trial.exactly('draft that collides: asked about', asked, 'yes');
    if (asked === 'yes') {
      const said = await dialog.innerText();
      const both = [typed.collides, 'Saved by somebody else'].filter((words) => said.includes(words)).length;
      trial.exactly('draft that collides: versions shown', both, 2);
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
    }
    const offered = await appears(page.getByText('A slide you were editing is gone'));
    trial.exactly('draft of the deleted slide: offered', offered, 'yes');
    if (offered === 'yes') await page.getByRole('button', { name: 'Add as a new slide' }).click();

    const wanted: [string, (slide: Question) => boolean][] = [
      ['question of a draft', ({ question }) => question === typed.question],
      ['number of a draft', (slide) => slide.type === 'number' && slide.numberKey.value === Number(typed.number)],
      ['draft that collides, kept', ({ question }) => question === typed.collides],
      ['draft of the deleted slide, put back', ({ question }) => question === typed.gone],
    ];
    for (const [what, check] of wanted) trial.exactly(`${what}: saved`, await this.#saved(this.#game, check), 'yes');
    trial.exactly('slides after the drafts', (await read(this.#owner, this.#game)).questions.length, 4);
  }

  async #saved(game: string, check: (slide: Question) => boolean): Promise<'yes' | 'no'> {
    for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(200))
      if ((await read(this.#owner, game)).questions.some(check)) return 'yes';
    return 'no';
  }
}

function appears(what: Locator): Promise<'yes' | 'no'> {
  return what.waitFor({ timeout: WITHIN_MS }).then(
    () => 'yes',
    () => 'no',
  );
}

async function read(owner: Account, game: string): Promise<Game> {
  return gameOf(await owner.call('GET', `/game/${game}`));
}

async function openSlide(page: Page, at: number): Promise<void> {
  await new EditorPage(page).cards().nth(at).click();
  await page.getByRole('heading', { name: `Slide ${at + 1}`, exact: true }).waitFor();
}
