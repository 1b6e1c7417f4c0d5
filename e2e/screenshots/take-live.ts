import type { GameSummary, OperatorView } from '@qc/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Operator } from '../bots/operator.ts';
import { baseUrl } from '../product/start/addresses.ts';
import { keptResult } from '../product/people/kept-result.ts';
import { joinRoom, phone, type Player } from '../product/pages/live-pages.ts';
import { words } from '../product/words/words.ts';
import { savePicture } from './save-picture.ts';
import type { Owner } from '../product/start/with-product.ts';

interface Run {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  owner: Owner;
  game: GameSummary;
  language: 'he' | 'en';
  folder: string;
}

const NAMES = { he: ['נועה', 'יונתן', 'עומר', 'מאיה'], en: ['Maya', 'Leo', 'Omar', 'Dana'] };

/** Until a step is on every screen and has come to rest: bars, places, and what phones tell a second later. */
const SHOWN_MS = 4000;
/** More steps than the demo has. */
const STEPS_MAX = 200;

/** Runs a demo game for four phones and takes a picture of every kind of screen on the way. */
export async function takeLive({ browser, context, page, owner, game, language, folder }: Run): Promise<void> {
  const { author, cookie, session } = owner;
  const room = await author.openRoom(game._id);
  const operator = new Operator({ url: baseUrl, room: room._id, cookie, session });
  const presenter = await context.newPage();
  await page.goto(`/${language}/operate/${room._id}`);
  await presenter.goto(`/${language}/present/${room._id}`);
  const players: Player[] = [];
  for (const name of NAMES[language]) {
    const device = { ...phone, baseURL: baseUrl, reducedMotion: 'reduce' } as const;
    players.push(await joinRoom(browser, { code: room.code, name, words: words[language], device }));
  }
  const firstPhone = players[0]?.page ?? page;
  const shows = (screen: Page, scene: string) => savePicture(screen, `${folder}/${language}-${scene}`);
  const answer = (player: Player | undefined, pad: number) =>
    player?.page.locator('button[aria-pressed]').nth(pad).click();
  await presenter.waitForTimeout(SHOWN_MS);
  await shows(presenter, 'presenter-lobby');
  await shows(firstPhone, 'phone-lobby');
  await stepTo(operator, ({ phase }) => phase.phase === 'question');
  await firstPhone.locator('button[aria-pressed]').first().waitFor();
  await shows(firstPhone, 'phone-question');
  await answer(players[1], 2);
  await answer(players[2], 1);
  await shows(presenter, 'presenter-question');
  await shows(page, 'operator');
  await answer(players[0], 2);
  await answer(players[3], 2);
  await operator.reach('reveal');
  await presenter.waitForTimeout(SHOWN_MS);
  await shows(presenter, 'presenter-reveal');
  await shows(firstPhone, 'phone-reveal');
  await stepTo(operator, ({ phase }) => phase.phase === 'standings');
  await presenter.waitForTimeout(SHOWN_MS);
  await shows(presenter, 'presenter-standings');
  await stepTo(operator, ({ phase }) => phase.phase === 'podium' && phase.stage === 4);
  await presenter.waitForTimeout(SHOWN_MS);
  await shows(presenter, 'presenter-podium');
  await shows(firstPhone, 'phone-podium');
  await stepTo(operator, ({ phase }) => phase.phase === 'ended');
  operator.stop();
  const result = await keptResult(author, game._id);
  await page.goto(`/${language}/results/${result._id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shows(page, 'result');
  for (const player of players) await player.leave();
}

/** Goes on, step by step, until the room is there. */
async function stepTo(operator: Operator, isThere: (view: OperatorView) => boolean): Promise<void> {
  await operator.reach(operator.view?.phase.phase ?? 'lobby');
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (operator.view && isThere(operator.view)) return;
    await operator.press({ do: 'next' });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not reached after ${STEPS_MAX} steps, but ${operator.view?.phase.phase}`);
}
