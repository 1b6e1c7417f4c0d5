import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { GameResult } from '@qc/contract';
import { Assignment, LIVE_PROTOCOL } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { fillIn } from '../../product/pages/live-pages.ts';
import { englishPhone } from '../players/phone-browser.ts';
import { RIGHT, triviaSlides } from '../slides.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { WatchedPage, WITHIN_MS } from './watched-page.ts';

const NAME = 'Dana';
const SLIDES = 4;
const PADS = ['One', 'Two', 'Three', 'Four'] as const;

/** A real phone in the middle of a self-paced attempt: two answers given, the third question open. */
export class AttemptOnPhone {
  readonly #owner: Account;
  readonly #link: Assignment;
  readonly #watched: WatchedPage;

  private constructor(owner: Account, link: Assignment, watched: WatchedPage) {
    this.#owner = owner;
    this.#link = link;
    this.#watched = watched;
  }

  /** Gives a game out and plays it half way. */
  static async begin(stage: Stage, browser: Browser, owner: Account): Promise<AttemptOnPhone> {
    const game = await owner.makeGame(triviaSlides(SLIDES, { time: 600 }), {}, 'Homework');
    const made = await owner.call('POST', '/assignment', { game, closesAt: Date.now() + 3_600_000 });
    const link = Assignment.parse(made);
    const device = await browser.newContext({ ...englishPhone, baseURL: stage.url });
    const watched = await WatchedPage.open(device, `/play/${link.code}`);
    const { page } = watched;
    await fillIn(page, { name: NAME });
    await press(page, 'Start');
    await tap(page, RIGHT);
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Question 2' }).waitFor();
    await tap(page, RIGHT + 1);
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Question 3' }).waitFor();
    return new AttemptOnPhone(owner, link, watched);
  }

  /** The server was replaced: the attempt goes on where it was, and its result comes. */
  async goesOn(trial: Trial): Promise<void> {
    const { page } = this.#watched;
    trial.exactly('attempt: speaks this protocol', (await this.#watched.speaks(LIVE_PROTOCOL)) ? 'yes' : 'no', 'yes');
    trial.exactly('attempt: on its question', (await this.#watched.shows('Question 3')) ? 'yes' : 'no', 'yes');
    await tap(page, RIGHT);
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Question 4' }).waitFor();
    await tap(page, RIGHT);
    await press(page, 'Finish');
    trial.exactly('attempt: ends', (await this.#watched.shows('You have finished!')) ? 'yes' : 'no', 'yes');
    const players = await this.#report();
    trial.exactly('attempt: players in the report', players.length, 1);
    const rights = players[0]?.answers.map(({ correct }) => (correct ? 'right' : 'wrong')).join(' ');
    trial.exactly('attempt: answers in the report', rights ?? 'none', 'right wrong right right');
  }

  async #report(): Promise<GameResult['players']> {
    for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(200)) {
      const result = await this.#owner.newestResult(this.#link.game ?? '');
      if (result) return result.players;
    }
    return [];
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

function tap(page: Page, pad: number): Promise<void> {
  return page.getByRole('button', { name: new RegExp(`^\\p{L} ${PADS[pad]}$`, 'u') }).click();
}
