import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { GameResult, JournalUpload, routes } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { triviaSlides } from '../slides.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { DiskBrowser } from './disk-browser.ts';
import { comparable, playOnServer } from './on-server.ts';
import { RunnerPage } from './runner-page.ts';

const NAMES = ['Noa', 'Omar', 'Dana', 'Yusuf'];
/** What each presses: the second answer is right. */
const PICKS = [
  [1, 1, 0, 1],
  [1, 2, 1, 3],
  [0, 1, 1, 1],
] as const;

/**
 * LOCAL: a game from a file, without a network: played, the browser killed in a question, gone on with, its result
 * brought twice and a third time as a file, kept once, and equal to the same presses in a room of the server.
 */
export async function localRun(trial: Trial, stage: Stage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'qc-local-'));
  const owner = await stage.account();
  const slides = triviaSlides(PICKS.length, { time: 600 });
  // Points by time would tell two runs apart that were not pressed at the same millisecond.
  const scoring = { profile: 'accuracy', first: 3, penalty: 25, streaks: true } as const;
  const game = await owner.makeGame(slides, { scoring }, 'From disk');
  const path = join(folder, 'From disk.html');
  await writeFile(path, await download(owner, `/game/runner-export/${game}?origin=${encodeURIComponent(stage.url)}`));
  const address = pathToFileURL(path).href;
  const profile = join(folder, 'profile');
  let browser = await DiskBrowser.start(profile);
  try {
    let runner = await RunnerPage.open(browser.context, address);
    await runner.press('Open the game');
    await runner.gather(NAMES);
    const screen = await runner.openScreen();
    await screen.getByText('From disk').first().waitFor();
    trial.note('four players have their keys, and the big screen is open');
    await runner.press('Start the game');
    await screen.getByText('Question 1').first().waitFor();
    await runner.answer(PICKS[0]);
    await screen.reload();
    await runner.press('Show leaderboard');
    await screen.getByText('Noa').first().waitFor();
    await runner.press('Next slide');
    await screen.getByText('Question 2').first().waitFor();
    await runner.answer([PICKS[1][0], PICKS[1][1], null, null]);
    await runner.page.getByText('2 of 4 answered').first().waitFor();

    await browser.kill();
    trial.note('the browser was killed in the middle of question 2, with two of four answers');
    browser = await DiskBrowser.start(profile);
    runner = await RunnerPage.open(browser.context, address);
    const rehearsals = await runner.page.getByText('License for one run, not used yet').count();
    trial.exactly('licence shown as unused after the kill', rehearsals, 0);
    await runner.press('Go on with the game');
    await runner.page.getByText('2 of 4 answered').first().waitFor();
    await runner.listenToKeys();
    await runner.answer([null, null, PICKS[1][2], PICKS[1][3]]);
    await runner.press('Show leaderboard');
    await runner.press('Next slide');
    await runner.answer(PICKS[2]);
    await runner.press('Show the winners');
    await runner.page.getByRole('main').getByRole('button', { name: 'End the game', exact: true }).click();
    await runner.page.getByText(/Its result is kept in this browser/).waitFor();
    trial.note('gone on with, and played to its end');

    const saved = await saveResult(runner.page, join(folder, 'result.json'));
    const result = JournalUpload.parse(JSON.parse(await readFile(saved, 'utf8')));
    await browser.context.setOffline(false);
    const [name = '', value = ''] = owner.cookie.split('=');
    await browser.context.addCookies([{ name, value, url: stage.url }]);
    const said = [await upload(runner.page), await upload(runner.page)];
    said.push(await bringFile(await browser.context.newPage(), stage.url, saved));
    trial.exactly('what was said of three times', said.join(', '), 'kept, wasHere, wasHere');
    await runner.page.getByText(/was opened with the result/).waitFor();

    const kept = routes.listGameResults.reply.parse(await owner.call('GET', '/GameResult'));
    trial.exactly('results kept', kept.count, 1);
    const brought = GameResult.parse(await owner.call('GET', `/api/GameResult/${kept.results[0]?._id}`));
    await owner.call('DELETE', `/api/GameResult/${brought._id}`);
    const played = await playOnServer(stage, owner, game, result);
    const equal = JSON.stringify(comparable(brought)) === JSON.stringify(comparable(played));
    if (!equal) trial.note(`${JSON.stringify(comparable(brought))}\n${JSON.stringify(comparable(played))}`);
    trial.exactly('players, places, points and answers as in a room of the server', equal ? 'equal' : 'not', 'equal');
    const sum = brought.players.reduce((all, { score }) => all + score, 0);
    trial.atLeast('points given', sum, 1);
  } finally {
    await browser.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function download(owner: Account, path: string): Promise<Uint8Array> {
  const reply = await fetch(owner.url + path, { headers: { cookie: owner.cookie, 'x-auth': owner.session } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return new Uint8Array(await reply.arrayBuffer());
}

async function saveResult(page: Page, path: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the result as a file' }).click();
  await (await saving).saveAs(path);
  return path;
}

/** One press on the page from disk, one on the server's page. */
async function upload(page: Page): Promise<string> {
  const opening = page
    .context()
    .waitForEvent('page', { timeout: 5000 })
    .catch(() => null);
  await page.getByRole('button', { name: 'Upload the result' }).click();
  const opened = (await opening) ?? page.context().pages().at(-1);
  if (!opened) throw new Error('no window was opened');
  const said = await keep(opened);
  await opened.close();
  return said;
}

async function bringFile(page: Page, url: string, path: string): Promise<string> {
  await page.goto(`${url}/en/results`);
  await page.getByRole('button', { name: 'Bring a result' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the result file' }).click();
  await (await choosing).setFiles(path);
  return keep(page);
}

async function keep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Keep this result' }).click();
  const kept = page.getByText('The result is in your list now.');
  const wasHere = page.getByText(/already in your list/);
  await kept.or(wasHere).waitFor();
  return (await kept.isVisible()) ? 'kept' : 'wasHere';
}
