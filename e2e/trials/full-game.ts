import type { GameResult, OperatorView } from '@qc/contract';
import type { Page as BrowserPage } from '@playwright/test';
import type { Bot } from '../bots/bot.ts';
import { joinRoom } from '../product/pages/live-pages.ts';
import { compareReport } from './compare-report.ts';
import { englishPhone, openBrowser } from './players/phone-browser.ts';
import type { Page } from './players/page.ts';
import { answerOnPhone } from './players/real-phone.ts';
import { press, waitFor } from './stage.ts';
import type { Stage } from './stage.ts';
import { thirtySlides } from './thirty-slides.ts';
import type { Trial } from './trial.ts';

const PHONE = 'A real phone';
const SLIDES = 30;
/** The clock is long: a question is over when everybody has answered it. */
const SECONDS = 30;

/**
 * A whole game: thirty slides of every type, a thousand bots, a console, a presenter screen and one real page of a
 * phone. The report must say what was answered, to the last answer and point.
 */
export async function fullGame(trial: Trial, stage: Stage): Promise<void> {
  const account = await stage.account();
  const settings = { scoring: { profile: 'halfFloor', first: 3, penalty: 25, streaks: true } } as const;
  const game = await account.makeGame(await thirtySlides(account, SECONDS), settings, 'Thirty slides');
  const room = await account.openRoomOf(game);
  const operator = await stage.staff(account, room, 'operator');
  const presenter = await stage.staff(account, room, 'presenter');
  const thinkMs = trial.quick ? ([50, 600] as const) : ([100, 2500] as const);
  const bots = await stage.bots(room.code, trial.players(1000, 200), { thinkMs });
  const browser = await openBrowser();
  try {
    const device = { ...englishPhone, baseURL: stage.url };
    const phone = await joinRoom(browser, { code: room.code, name: PHONE, device });
    trial.note(`${bots.length} bots and a real phone are in`);
    const tapped = await play(trial, operator, phone.page, bots);
    const result = await stage.result(account, game);
    compareReport(trial, result, { bots, phone: { name: PHONE, answered: tapped } });
    trial.exactly('questions that the phone answered', tapped, result.questionsCount);
    trial.exactly('slides that the presenter screen was shown', slidesSeen(presenter), SLIDES);
    trial.exactly('the podium’s points are the report’s', podiumPoints(presenter), topPoints(presenter, result));
    trial.exactly('the phone’s last card says the report’s points', await saysPoints(phone.page, result), 1);
  } finally {
    await browser.close();
  }
}

/** Goes through the whole game; the reply is the number of questions that the phone answered. */
async function play(trial: Trial, operator: Page, phone: BrowserPage, bots: readonly Bot[]): Promise<number> {
  let tapped = 0;
  const phaseOf = () => viewOf(operator).phase;
  for (let presses = 0; phaseOf().phase !== 'ended'; presses += 1) {
    if (presses > 10 * SLIDES) throw new Error(`the game does not end, but stays in ${phaseOf().phase}`);
    const { step: at, phase } = viewOf(operator);
    if (phase.phase === 'preparing') {
      await waitFor(() => phaseOf().phase !== 'preparing', 8000, 'end of preparing');
    } else if (phase.phase === 'question') {
      if (phase.slide % 5 === 0) trial.note(`slide ${phase.slide + 1}`);
      if (await answerOnPhone(phone, phase.question)) tapped += 1;
      await waitFor(() => phaseOf().phase !== 'question', (SECONDS + 5) * 1000, 'closed question');
    } else {
      await press(operator, { do: 'next' }, at);
      await waitFor(() => viewOf(operator).step > at, 10_000, 'next step');
    }
  }
  await waitFor(() => bots.every((bot) => !bot.waiting), 10_000, 'confirmed answers');
  return tapped;
}

function viewOf(operator: Page): OperatorView {
  const view = operator.of('operator').at(-1)?.view ?? operator.of('welcomeOperator').at(-1)?.view;
  if (!view) throw new Error('the console has no view');
  return view;
}

function slidesSeen(presenter: Page): number {
  const slides = presenter.of('presenter').flatMap(({ view }) => ('slide' in view.phase ? [view.phase.slide] : []));
  return new Set(slides).size;
}

function podiumOf(presenter: Page) {
  const views = presenter.of('presenter').map(({ view }) => view.phase);
  const podium = views.findLast((phase) => phase.phase === 'podium');
  return podium?.phase === 'podium' ? podium.winners : [];
}

function podiumPoints(presenter: Page): string {
  return podiumOf(presenter)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ');
}

function topPoints(presenter: Page, { players }: GameResult): string {
  const top = players.slice(0, podiumOf(presenter).length);
  return top.map(({ name, score }) => `${name} ${score}`).join(', ') || 'nobody is on the podium';
}

async function saysPoints(phone: BrowserPage, { players }: GameResult): Promise<number> {
  const points = players.find((player) => player.name === PHONE)?.score ?? -1;
  const text = await phone.locator('body').innerText();
  return text.replaceAll(',', '').includes(String(points)) ? 1 : 0;
}
