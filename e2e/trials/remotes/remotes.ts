import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@qc/contract';
import type { Page as BrowserPage } from '@playwright/test';
import type { Account } from '../../crash/account.ts';
import { openBrowser } from '../players/phone-browser.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { press, type Stage, waitFor } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { BridgeProcess, installParts } from './bridge-process.ts';
import { plug, plugIntoBrowser } from './fake-devices.ts';
import { buildHall, type Hall, type HallRemote } from './hall.ts';
import { countUp, type PressMade } from './count-up.ts';

const QUESTIONS = 30;
const KEYS = ['A', 'B', 'C', 'D'] as const;
/** Presses that went nowhere, into a bridge or a server that was dead, are made again after this long, ms. */
const AGAIN_MS = 3000;
const QUESTION_MS = 60_000;

/** What happens in the middle of which question; counted from 0, of so many. */
function troubleOf(question: number, questions: number): 'pullBuzz' | 'pullPort' | 'killBridge' | 'killServer' | null {
  if (question === Math.floor(questions * 0.2)) return 'pullBuzz';
  if (question === Math.floor(questions * 0.4)) return 'killBridge';
  if (question === Math.floor(questions * 0.6)) return 'pullPort';
  return question === Math.floor(questions * 0.8) ? 'killServer' : null;
}

/** Everything of one run. */
interface Run {
  trial: Trial;
  stage: Stage;
  owner: Account;
  room: Room;
  hall: Hall;
  page: BrowserPage;
  bridge: BridgeProcess;
  /** The console by which the trial operates: another one than the page at which devices are. */
  console: Page;
  made: PressMade[];
  /** By how much a timer was late at most while each question was open: how busy the machine was. */
  lateMs: number[];
}

/** REMOTES: a hall of simulated receivers at a browser and at a bridge, pulled out and killed in the middle of questions. */
export async function remotes(trial: Trial, stage: Stage): Promise<void> {
  const questions = trial.quick ? 10 : QUESTIONS;
  const owner = await stage.account();
  const slides = triviaSlides(questions, { time: 300 });
  const setting = { gameType: 'remotes' as const };
  const game = await owner.makeGame(slides, { setting });
  const room = await owner.openRoomOf(game);
  const folder = await mkdtemp(join(tmpdir(), 'qc-remotes-'));
  const browser = await openBrowser();
  let bridge: BridgeProcess | null = null;
  let hall: Hall | null = null;
  try {
    const context = await browser.newContext({
      baseURL: stage.url,
      locale: 'en-GB',
      viewport: { width: 1366, height: 900 },
    });
    const [name = '', value = ''] = owner.cookie.split('=');
    await context.addCookies([{ name, value, url: stage.url }]);
    const page = await context.newPage();
    hall = await buildHall(page, folder, installParts());
    trial.note(
      hall.byPty
        ? 'the bridge’s lines are pseudo-terminals'
        : 'NO pseudo-terminals or no serial part here: the bridge’s lines go over TCP',
    );
    await plugIntoBrowser(page, hall.browser);
    await page.goto(`/en/operate/${room._id}`);
    await connectBrowser(page);
    const console = await stage.staff(owner, room, 'operator');
    bridge = new BridgeProcess(
      [
        stage.url,
        await codeFrom(console),
        '--name',
        'Hall',
        ...hall.ports.flatMap(({ end, driver }) => ['--serial', end.path, '--driver', driver]),
      ],
      folder,
    );
    bridge.start();
    const run: Run = { trial, stage, owner, room, hall, page, bridge, console, made: [], lateMs: [] };
    await everythingReady(run);
    await pairAll(run);
    for (let question = 0; question < questions; question += 1) await askOne(run, question, questions);
    await press(run.console, { do: 'end' });
    const result = await stage.result(owner, game);
    countUp(trial, { result, made: run.made, remotes: hall.remotes, lateMs: run.lateMs });
    const boxHeard = heardOf(run.console, 'quizbox-1').length;
    trial.note(`${run.made.length} presses made, ${boxHeard} of the quiz box heard since the last kill`);
    trial.atLeast('presses of the quiz box heard since the last kill', boxHeard, 1);
  } catch (error) {
    if (bridge) trial.note(`the bridge said:\n${bridge.lines.slice(-20).join('\n')}`);
    throw error;
  } finally {
    await bridge?.killNine();
    for (const { end } of hall?.ports ?? []) await end.pullOut().catch(() => undefined);
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function connectBrowser(page: BrowserPage): Promise<void> {
  await page.getByRole('button', { name: 'Connect by USB' }).click();
  await page.getByRole('button', { name: 'Connect a serial port' }).click();
  await page.getByRole('menuitem', { name: /SunVote/ }).click();
}

async function codeFrom(console: Page): Promise<string> {
  console.say({ t: 'askBridgeCode', id: 'bridge-code-1' });
  await console.until(() => console.of('bridgeCode').length > 0);
  const code = console.of('bridgeCode').at(-1)?.code;
  if (code === undefined) throw new Error('no code for a bridge');
  return code;
}

/** Waits until every receiver, at the page and at the bridge, is ready. */
async function everythingReady({ page, hall, console }: Run): Promise<void> {
  const atPage = hall.browser.length;
  // Those of the bridge stand in the same list of the page.
  const all = atPage + hall.ports.length;
  for (const end = Date.now() + 60_000; ; await sleep(200)) {
    const ready = await page.locator('li[data-state="ready"]').count();
    if (ready === all) break;
    if (Date.now() > end) throw new Error(`${ready} of ${all} receivers ready`);
  }
  await console.until(() => console.of('bridges').at(-1)?.rows[0]?.receivers.length === hall.ports.length);
}

function heardOf(console: Page, name: string): string[] {
  return console
    .of('pressed')
    .flatMap(({ presses }) => presses.flatMap(({ remote }) => (remote.startsWith(name) ? [remote] : [])));
}

/** Each remote is pressed, and what the room has heard is given to the next player. */
async function pairAll({ hall, console, trial }: Run): Promise<void> {
  const names = hall.remotes.map((_, at) => playerOf(at));
  for (let from = 0; from < names.length; from += 50)
    await press(console, { do: 'addPlayers', names: names.slice(from, from + 50) });
  for (const [seat, remote] of hall.remotes.entries()) {
    for (let turn = 0; ; turn += 1) {
      await remote.press('A');
      if (await console.until(() => heardOf(console, remote.name).includes(remote.name), 2500)) break;
      if (turn === 5) throw new Error(`${remote.name} was never heard`);
    }
    await press(console, { do: 'pairRemote', remote: remote.name, seat });
  }
  trial.note(`${names.length} remotes paired by a press of each`);
}

/** The player who has the remote of this place. */
export function playerOf(at: number): string {
  return `Player ${at + 1}`;
}

/** Opens a question, has every remote press, in the middle of which there may be trouble, until it closes by itself. */
async function askOne(run: Run, question: number, questions: number): Promise<void> {
  const { hall, trial } = run;
  for (let presses = 0; presses < 6 && run.console.phase !== 'question'; presses += 1)
    await press(run.console, { do: 'next' });
  await run.console.reach('question');
  const openedAtMs = performance.timeOrigin + performance.now();
  const lateness = new Lateness();
  const trouble = troubleOf(question, questions);
  const order = shuffled(trial, hall.remotes);
  const keys = new Map(order.map((remote) => [remote, KEYS[trial.below(KEYS.length)] ?? 'A']));
  // Some receivers are told of the question by a command that takes a moment.
  await sleep(900);
  const box = hall.receivers.find(({ name }) => name === 'quizbox-1');
  const paddle = box?.remotes[question % 8];
  if (box && paddle !== undefined) await box.press(paddle, 'buzz');
  const pressOne = async (remote: HallRemote, isFirst: boolean) => {
    const key = keys.get(remote) ?? 'A';
    const saidAtMs = await remote.press(key);
    const isTimed = isFirst && trouble === null;
    run.made.push({ question, remote, key, afterMs: saidAtMs - openedAtMs, isTimed });
  };
  for (const [at, remote] of order.entries()) {
    if (at === Math.floor(order.length / 2) && trouble) await cause(run, trouble);
    await pressOne(remote, true);
    await sleep(15 + trial.below(40));
  }
  const isOpen = () => run.console.phase === 'question';
  for (const end = performance.now() + QUESTION_MS; isOpen();) {
    if (await run.console.until(() => !isOpen(), AGAIN_MS)) break;
    if (performance.now() > end)
      throw new Error(`question ${question + 1} did not close: ${missingOf(run).join(', ')}`);
    const missing = new Set(missingOf(run));
    if (trouble === null) trial.note(`question ${question + 1}: ${missing.size} remotes pressed again`);
    for (const [seat, remote] of hall.remotes.entries()) if (missing.has(playerOf(seat))) await pressOne(remote, false);
  }
  run.lateMs.push(lateness.end());
}

/** Players whose answer the console does not show. */
function missingOf({ console }: Run): string[] {
  const rows = new Map(
    console
      .of('welcomeOperator')
      .at(-1)
      ?.seats.map((row) => [row.seat, row]),
  );
  for (const row of console.of('seats').flatMap((told) => told.rows)) rows.set(row.seat, row);
  return [...rows.values()].flatMap(({ name, answered }) => (answered ? [] : [name]));
}

async function cause(run: Run, trouble: NonNullable<ReturnType<typeof troubleOf>>): Promise<void> {
  const { trial, stage, hall, page, bridge } = run;
  switch (trouble) {
    case 'pullBuzz':
      trial.note('a Buzz set is pulled out of the console’s computer, and put in again');
      await plug(page, 0, false);
      await sleep(700);
      return plug(page, 0, true);
    case 'pullPort':
      trial.note('a board is pulled out of the bridge’s computer, and put in again');
      await hall.ports[0]?.end.pullOut();
      await sleep(700);
      return hall.ports[0]?.end.putIn();
    case 'killBridge':
      trial.note('kill -9 of the bridge; the same command again');
      await bridge.killNine();
      await sleep(300);
      return bridge.start();
    case 'killServer':
      trial.note('kill -9 of the server; started again');
      await stage.server.killNine();
      await stage.startAgain();
      run.console = await stage.staff(run.owner, run.room, 'operator');
      await waitFor(() => run.console.phase === 'question', 10_000, 'question after the kill');
      return;
  }
}

function shuffled<T>(trial: Trial, items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(trial.below(left.length), 1));
}

const TICK_MS = 20;

/** Watches how late timers of this process are. */
class Lateness {
  #worstMs = 0;
  #dueAtMs = performance.now() + TICK_MS;
  readonly #timer = setInterval(() => {
    const nowMs = performance.now();
    this.#worstMs = Math.max(this.#worstMs, nowMs - this.#dueAtMs);
    this.#dueAtMs = nowMs + TICK_MS;
  }, TICK_MS);

  /** The worst there was. */
  end(): number {
    clearInterval(this.#timer);
    return this.#worstMs;
  }
}
