import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, type Locator, type Page, request } from '@playwright/test';
import { hostGame } from '../../bots/host-game.ts';
import { Operator } from '../../bots/operator.ts';
import { Account } from '../../crash/account.ts';
import { englishJoin, hebrewJoin, joinRoom, phone } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { openBrowser } from '../players/phone-browser.ts';
import { devicePlayers, handOut, plugIn } from '../remotes/console-devices.ts';
import { type Stage, waitFor } from '../stage.ts';
import { setUpLine } from '../telephone/lines-at.ts';
import type { Trial } from '../trial.ts';
import { answerAll, callIn } from './hall.ts';
import { HOSTED_GAMES, type HostedGame } from './hosted-games.ts';

const CLICKERS = { buzzSets: 1, gamepads: 1, rows: 0 };
const CALLERS = 2;
const CODE = /^\d{3}\s?\d{3}$/;
const ROOM = /\/operate\/([\w-]+)/;
/** Slides of the games that fit the bar. */
const SHORT = 3;
/** A host in a hurry looks so long at what waits for a press, ms. */
const QUICK_LOOK_MS = 300;
const WORDS = {
  en: { run: 'Run', screen: 'Open the big screen', results: 'See the results' },
  he: { run: 'הרצה', screen: 'פתיחת המסך הגדול', results: 'לתוצאות המשחק' },
};
const LET_IN = { remotes: 'Clickers answer too', dialer: 'Callers answer too' };

interface Evening {
  trial: Trial;
  stage: Stage;
  account: Account;
  browser: Browser;
  /** A line's other end. */
  line: { request: APIRequestContext; secret: string };
}

/** HOST: games are run from their page to the results by the buttons that a host has; the presses are counted. */
export async function hostedGames(trial: Trial, stage: Stage): Promise<void> {
  const owner = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  const { secret } = await setUpLine(owner, 'twilio');
  const evening = { account: await stage.account(), browser: await openBrowser() };
  const line = { request: await request.newContext(), secret };
  try {
    for (const game of HOSTED_GAMES)
      if (trial.only === null ? !trial.quick || game.slides.length <= SHORT : trial.only === game.name)
        await host({ trial, stage, ...evening, line }, game);
  } finally {
    await line.request.dispose();
    await evening.browser.close();
  }
}

async function host(evening: Evening, game: HostedGame): Promise<void> {
  const { trial, stage, account, browser } = evening;
  const { language } = game;
  const words = WORDS[language];
  const id = await account.makeGame(game.slides, { language, ...game.settings }, game.name);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: stage.url });
  const [name = '', value = ''] = account.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: stage.url }]);
  const page = await context.newPage();
  if (game.beside.includes('remotes')) await plugIn(page, CLICKERS);
  let presses = 0;
  const press = async (button: Locator): Promise<void> => {
    await button.first().click();
    presses += 1;
  };
  const button = (text: string) => page.getByRole('button', { name: text, exact: true, disabled: false });

  await page.goto(`/${language}/create-game/${id}/0`);
  await press(button(words.run));
  await page.waitForURL(ROOM);
  const room = ROOM.exec(page.url())?.[1] ?? '';
  const operator = new Operator({ url: stage.url, room, cookie: account.cookie, session: account.session });
  await operator.reach('lobby');
  const opened = context.waitForEvent('page');
  await press(button(words.screen));
  const screen = await opened;
  await screen.setViewportSize({ width: 1920, height: 1080 });

  for (const device of game.beside) await press(page.getByRole('switch', { name: LET_IN[device] }));
  const clickers = game.beside.includes('remotes') ? devicePlayers(page, CLICKERS) : [];
  if (clickers.length > 0) await handOut(page, clickers);
  const code = (await page.getByText(CODE).first().innerText()).replaceAll(/\D/g, '');
  const called = { code, count: game.beside.includes('dialer') ? CALLERS : 0 };
  const callers = await callIn(
    evening.line.request,
    { root: stage.url, house: stage.url, secret: evening.line.secret },
    called,
  );
  const bots = await stage.bots(code, trial.players(40, 12), { thinkMs: [200, 3000] });
  const device = { ...phone, locale: language, baseURL: stage.url };
  const own = await joinRoom(browser, {
    ...{ code, device, name: language === 'he' ? 'נועה' : 'Noa' },
    words: language === 'he' ? hebrewJoin : englishJoin,
  });

  const look = picturesOf(trial, game.name, { console: page, screen, phone: own.page });
  const answering = answerAll(operator, game.slides.length, { clickers, callers, phone: own.page });
  const next = new RegExp(`^(${Object.values(liveWords[language].next).join('|')})$`);
  await hostGame(
    operator,
    () => (trial.quick ? QUICK_LOOK_MS : null),
    async () => {
      const { step, phase } = operator.view ?? {};
      await look(phase?.phase ?? 'none');
      await press(page.getByRole('main').getByRole('button', { name: next, disabled: false }));
      await waitFor(() => operator.view?.step !== step, 10_000, 'next step');
    },
  );
  await answering;
  await look('ended');
  await press(page.getByRole('link', { name: words.results }));
  await page.waitForURL(/\/results\//);
  await look('results');
  const result = await stage.result(account, id);
  operator.stop();
  for (const bot of bots) bot.stop();
  await context.close();
  await own.leave();
  const asked = game.slides.length;
  trial.atMost(`${game.name}: presses for ${asked} questions`, presses, game.pressesMax);
  trial.exactly(`${game.name}: who played`, result.players.length, bots.length + 1 + clickers.length + callers.length);
  const gaps = result.players.flatMap(({ answers }) => answers.filter(({ response }) => response === null));
  trial.exactly(`${game.name}: answers that the result lacks`, gaps.length, 0);
}

/** Draws a picture of every page each time that it is asked, where pictures are wanted. */
function picturesOf({ pictures }: Trial, game: string, pages: Readonly<Record<string, Page>>) {
  let count = 0;
  return async (moment: string): Promise<void> => {
    if (pictures === null) return;
    count += 1;
    await mkdir(pictures, { recursive: true });
    for (const [name, page] of Object.entries(pages))
      await page.screenshot({
        path: join(pictures, `${game}-${String(count).padStart(2, '0')}-${moment}-${name}.png`),
      });
  };
}
