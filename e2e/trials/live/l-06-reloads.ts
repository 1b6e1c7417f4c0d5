import type { Browser, Page as WebPage } from '@playwright/test';
import { englishPhone, openBrowser } from '../players/phone-browser.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import { quantile } from '../../bench/process-figures.ts';

const WITHIN_MS = 2000;
/** Above any wait of the product: longer is a failure, not a figure. */
const GIVE_UP_MS = 15_000;

/** A phase of a run and what a player's page says in it. */
interface Scene {
  name: string;
  /** Presses that lead here. */
  presses: number;
  /** The player taps this pad before. */
  taps?: string;
  shows: RegExp;
}

const scenes: readonly Scene[] = [
  { name: 'lobby', presses: 0, shows: /You are in!/ },
  { name: 'question', presses: 1, shows: /Question 1.*Choose one answer/ },
  { name: 'question, answered', presses: 0, taps: 'Two', shows: /Question 1.*Answer received/ },
  { name: 'closed', presses: 1, shows: /Answers are closed.*Look at the big screen/ },
  { name: 'reveal', presses: 1, shows: /Correct!.*points.*Place 1/ },
  { name: 'standings', presses: 1, shows: /Place.*points.*Top of the leaderboard/ },
  { name: 'second question', presses: 1, shows: /Question 2.*Choose one answer/ },
  { name: 'podium', presses: 4, shows: /You are on the podium!.*points/ },
];

/** L-06: a phone is reloaded ten times in every phase, and each time shows what it showed before. */
export async function reloads(trial: Trial, stage: Stage): Promise<void> {
  const times = trial.quick ? 5 : 10;
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(2, { time: 600 }));
  const operator = await stage.staff(owner, room, 'operator');
  // Another player who never answers, so that no question closes by itself.
  await stage.player(room.code, 'Other');
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ ...englishPhone, baseURL: stage.url });
    let page = await context.newPage();
    await page.goto(`/play/${room.code}`);
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Noa');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'You are in!' }).waitFor();
    const bare = await bareLoadMs(browser, stage);
    const took: number[] = [];
    let same = 0;
    for (const scene of scenes) {
      await lead(operator, page, scene);
      const shown = await settledText(page, scene.shows);
      for (let turn = 0; turn < times; turn += 1) {
        const startedAtMs = performance.now();
        if (turn % 5 === 4) await page.goto(`/play/${room.code}`);
        else await page.reload();
        const right = await showsAgain(page, shown);
        took.push(performance.now() - startedAtMs);
        if (right) same += 1;
        else trial.note(`${scene.name}: showed ${JSON.stringify(await textOf(page))} for ${JSON.stringify(shown)}`);
      }
      trial.note(`${scene.name}: ${JSON.stringify(shown.slice(0, 120))}`);
    }
    trial.exactly('reloads that showed the same again', same, times * scenes.length);
    trial.time('same phase, answer, score and place on screen, p95', quantile(took, 0.95), WITHIN_MS, bare);
    page = await secondTab(trial, page, room.code);
    await backAndForth(trial, browser, page, room.code, stage);
  } finally {
    await browser.close();
  }
}

async function lead(operator: Page, page: WebPage, scene: Scene): Promise<void> {
  for (let count = 0; count < scene.presses; count += 1) {
    const { phase } = operator;
    await press(operator, { do: 'next' });
    await operator.until(() => operator.phase !== phase, 3000);
  }
  if (scene.taps) await page.getByRole('button', { name: new RegExp(`^\\p{L} ${scene.taps}$`, 'u') }).click();
}

/** What the page says, without its running clock. */
async function textOf(page: WebPage): Promise<string> {
  const text = await page.locator('#root').innerText();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[\d:]+$/.test(line))
    .join(' | ');
}

/** The page's words once they stay as they are. */
async function settledText(page: WebPage, shows: RegExp): Promise<string> {
  let before = '';
  for (let turn = 0; turn < 60; turn += 1) {
    const text = await textOf(page);
    if (text === before && shows.test(text)) return text;
    before = text;
    await page.waitForTimeout(400);
  }
  throw new Error(`the page does not show ${shows}: ${before}`);
}

async function showsAgain(page: WebPage, text: string): Promise<boolean> {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) {
    if ((await textOf(page)) === text) return true;
    await page.waitForTimeout(20);
  }
  return false;
}

/** How long a page without a room takes, ms: what loading costs by itself. */
async function bareLoadMs(browser: Browser, stage: Stage): Promise<number> {
  const context = await browser.newContext({ ...englishPhone, baseURL: stage.url });
  const page = await context.newPage();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const startedAtMs = performance.now();
    await page.goto('/play');
    await page.getByRole('textbox').first().waitFor();
    times.push(performance.now() - startedAtMs);
  }
  await context.close();
  return median(times);
}

async function secondTab(trial: Trial, first: WebPage, code: string): Promise<WebPage> {
  const shown = await textOf(first);
  const second = await first.context().newPage();
  await second.goto(`/play/${code}`);
  trial.exactly('second tab shows the same', (await showsAgain(second, shown)) ? 'yes' : 'no', 'yes');
  const told = await first
    .getByText('The game continues in another window')
    .waitFor({ timeout: GIVE_UP_MS })
    .then(
      () => 'yes',
      () => 'no',
    );
  trial.exactly('older tab says that the game goes on elsewhere', told, 'yes');
  await first.close();
  return second;
}

/** Away and back by the browser's button; and a browser that was closed and opened again on the same phone. */
async function backAndForth(trial: Trial, browser: Browser, page: WebPage, code: string, stage: Stage): Promise<void> {
  const shown = await textOf(page);
  await page.goto('/play');
  await page.goBack();
  trial.exactly('the same after the back button', (await showsAgain(page, shown)) ? 'yes' : 'no', 'yes');
  const kept = await page.context().storageState();
  await page.context().close();
  const context = await browser.newContext({ ...englishPhone, baseURL: stage.url, storageState: kept });
  const again = await context.newPage();
  await again.goto(`/play/${code}`);
  trial.exactly('the same after a restart of the browser', (await showsAgain(again, shown)) ? 'yes' : 'no', 'yes');
}
