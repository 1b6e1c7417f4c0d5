import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { OperatorView, QuestionView, Room } from '@qc/contract';
import { MINI_GAME_MIN_MS } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { fillIn } from '../../product/pages/live-pages.ts';
import { englishPhone } from '../players/phone-browser.ts';
import type { Page } from '../players/page.ts';
import { answerOnPhone } from '../players/real-phone.ts';
import { inParts, press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { HallPlayer } from './hall-player.ts';
import { signedIn, WatchedPage } from './watched-page.ts';

const AT_ONCE = 25;
const STEPS_MAX = 100;

/** A real phone in the hall. */
export interface Phone {
  name: string;
  watched: WatchedPage;
  /** Slides of which the page said that the answer was received. */
  answered: number[];
}

/** A room with everybody in it: players, two real phones, a big screen and a console in real browsers, and one that presses. */
export class Hall {
  readonly stage: Stage;
  readonly owner: Account;
  readonly room: Room;
  readonly players: readonly HallPlayer[];
  readonly phones: readonly Phone[];
  readonly presenter: WatchedPage;
  readonly console: WatchedPage;
  #operator: Page;

  private constructor(stage: Stage, owner: Account, parts: HallParts) {
    this.stage = stage;
    this.owner = owner;
    this.room = parts.room;
    this.players = parts.players;
    this.phones = parts.phones;
    this.presenter = parts.presenter;
    this.console = parts.console;
    this.#operator = parts.operator;
    this.#operator = parts.operator;
  }

  /** Opens the room of a game and fills it. */
  static async open(
    stage: Stage,
    browser: Browser,
    { owner, game, count }: { owner: Account; game: string; count: number },
  ): Promise<Hall> {
    const room = await owner.openRoomOf(game);
    const operator = await stage.staff(owner, room, 'operator');
    const staff = await signedIn(browser, stage.url, owner);
    const presenter = await WatchedPage.open(staff, `/en/present/${room._id}`);
    const console = await WatchedPage.open(staff, `/en/operate/${room._id}`);
    const players = Array.from({ length: count }, (_, at) => new HallPlayer(stage, room.code, at));
    await inParts(players, AT_ONCE, (player) => player.join());
    const phones: Phone[] = [];
    for (const name of ['Noa', 'Omar']) {
      const device = await browser.newContext({ ...englishPhone, baseURL: stage.url });
      const watched = await WatchedPage.open(device, `/play/${room.code}`);
      await fillIn(watched.page, { name });
      await watched.page.getByRole('heading', { name: 'You are in!' }).waitFor();
      phones.push({ name, watched, answered: [] });
    }
    return new Hall(stage, owner, { room, operator, presenter, console, players, phones });
  }

  get view(): OperatorView {
    const view = this.#operator.of('operator').at(-1)?.view ?? this.#operator.of('welcomeOperator').at(-1)?.view;
    if (!view) throw new Error('the console has no view');
    return view;
  }

  /** Every page in a real browser. */
  get watched(): WatchedPage[] {
    return [this.presenter, this.console, ...this.phones.map(({ watched }) => watched)];
  }

  /** Goes on until this slide's question is open, everybody answering what comes before; null: to the end of the run. */
  async playTo(slide: number | null): Promise<void> {
    for (let steps = 0; this.view.phase.phase !== 'ended'; steps += 1) {
      const { phase, step } = this.view;
      if (steps > STEPS_MAX) throw new Error(`the run does not end, but stays in ${phase.phase}`);
      if (phase.phase === 'question') {
        if (phase.slide === slide) return;
        await this.theRestAnswers();
      } else if (phase.phase === 'preparing') {
        await waitFor(() => this.view.phase.phase !== 'preparing', 20_000, 'end of preparing');
      } else {
        await press(this.#operator, { do: 'next' }, step);
        await waitFor(() => this.view.step > step, 10_000, 'next step');
      }
    }
  }

  /** Who has not answered the open question does; it then closes by itself. */
  async theRestAnswers(): Promise<void> {
    const { slide } = this.#question();
    const players = this.players.filter(({ confirmed }) => confirmed.at(-1)?.slide !== slide);
    const phones = this.phones.filter(({ answered }) => answered.at(-1) !== slide);
    await this.answer(players, phones);
    await waitFor(() => this.view.phase.phase !== 'question', 20_000, 'closed question');
  }

  /** These answer the open question, and hear that it was received. */
  async answer(players: readonly HallPlayer[], phones: readonly Phone[]): Promise<void> {
    const { slide, question } = this.#question();
    if (question.type === 'miniGame') await sleep(MINI_GAME_MIN_MS + 500);
    await inParts(players, AT_ONCE, (player) => player.answer());
    for (const phone of phones) if (await answerOnPhone(phone.watched.page, question)) phone.answered.push(slide);
  }

  /** The console that presses comes back to a server. */
  async operatorComesBack(): Promise<void> {
    this.#operator = await this.stage.staff(this.owner, this.room, 'operator');
  }

  #question(): { slide: number; question: QuestionView } {
    const { phase } = this.view;
    if (phase.phase !== 'question') throw new Error(`no question is open, but ${phase.phase}`);
    return phase;
  }
}

interface HallParts {
  room: Room;
  operator: Page;
  presenter: WatchedPage;
  console: WatchedPage;
  players: readonly HallPlayer[];
  phones: readonly Phone[];
}
