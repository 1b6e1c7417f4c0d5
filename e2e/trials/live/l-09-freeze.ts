import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page as WebPage } from '@playwright/test';
import { quantile } from '../../bench/process-figures.ts';
import type { TcpProxy } from '../../network/tcp-proxy.ts';
import { englishPhone, openBrowser } from '../players/phone-browser.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { canBeHidden, hide } from '../players/slow-timers.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

const PHONES = 4;
const RIGHT_WITHIN_MS = 2000;
const NOTICED_WITHIN_MS = 10_000;
const GIVE_UP_MS = 30_000;

interface Phone {
  name: string;
  context: BrowserContext;
  page: WebPage;
}

interface Run {
  phones: Phone[];
  operator: Page;
  proxy: TcpProxy;
  /** Index of the question on screen. */
  at: number;
  /** Slides on which a phone answered while it was cut off. */
  answeredInTheDark: number[];
}

type Fault = 'offline' | 'black hole' | 'frozen page' | 'hidden tab';
/** Faults of the network: the page lives on, and somebody may tap on it. */
const OF_NETWORK: readonly Fault[] = ['offline', 'black hole'];

/** L-09: phones freeze or lose their network across a change of slide, and are right again without a touch. */
export async function freeze(trial: Trial, stage: Stage): Promise<void> {
  const faults: [Fault, number][] = [
    ['offline', 5],
    ['black hole', 5],
    ['frozen page', 12],
    // Longer than the minute in which its timers are woken.
    ['hidden tab', trial.quick ? 14 : 75],
    ['black hole', trial.quick ? 14 : 40],
    ['offline', trial.quick ? 14 : 40],
    ...(trial.quick
      ? []
      : ([
          ['black hole', 300],
          ['offline', 300],
        ] satisfies [Fault, number][])),
  ];
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(faults.length + 4, { time: 600 }));
  const room = await owner.openRoomOf(game);
  const operator = await stage.staff(owner, room, 'operator');
  const other = await stage.player(room.code, 'Other');
  const { proxy, url } = await stage.proxy();
  const browser = await openBrowser();
  try {
    const phones: Phone[] = [];
    for (let number = 0; number < PHONES; number += 1)
      phones.push(await join(browser, url, room.code, `Phone ${number}`));
    const run: Run = { phones, operator, proxy, at: -1, answeredInTheDark: [] };
    const calm: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) calm.push(...(await withoutFault(run)));
    for (const [fault, seconds] of faults) await cut(trial, run, fault, seconds, median(calm));
    await handOver(trial, stage, room.code, other, run);
    await press(operator, { do: 'end' });
    const result = await stage.result(owner, game);
    const counted = result.players.filter((player) => player.answeredCount > 0).length;
    trial.exactly('answers from the dark that were counted anywhere', counted, 0);
  } finally {
    await browser.close();
  }
}

async function join(browser: Browser, baseURL: string, code: string, name: string): Promise<Phone> {
  const context = await browser.newContext({ ...englishPhone, baseURL });
  await canBeHidden(context);
  const page = await context.newPage();
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'You are in!' }).waitFor();
  return { name, context, page };
}

/** Goes on to the next question. */
async function goOn(run: Run): Promise<void> {
  const { operator } = run;
  run.at += 1;
  for (let presses = 0; presses < 6; presses += 1) {
    const phase = operator.view?.phase;
    if (phase?.phase === 'question' && phase.slide === run.at) return;
    await press(operator, { do: 'next' });
    await operator.until(() => operator.view?.phase !== phase, 3000);
  }
}

/** How long each phone takes from a moment to the question that is asked now, unanswered, ms. */
function arrivals(run: Run, fromMs: number): Promise<number[]> {
  const times = run.phones.map(async ({ page }) => {
    const shown = page.getByText(`Question ${run.at + 1}`, { exact: true }).first();
    await shown.waitFor({ timeout: GIVE_UP_MS }).catch(() => undefined);
    return (await shown.isVisible()) ? performance.now() - fromMs : Infinity;
  });
  return Promise.all(times);
}

async function withoutFault(run: Run): Promise<number[]> {
  const fromMs = performance.now();
  await goOn(run);
  return arrivals(run, fromMs);
}

async function cut(trial: Trial, run: Run, fault: Fault, seconds: number, calmMs: number): Promise<void> {
  const name = `${fault} of ${seconds} s`;
  const { phones, operator, proxy } = run;
  const startedAtMs = performance.now();
  await breakIt(run, fault, true);
  // A tap on a page that has lost its network; a frozen or hidden page takes none.
  const late = OF_NETWORK.includes(fault);
  if (late) {
    await phones[0]?.page.getByRole('button', { name: /^\p{L} Two$/u }).click();
    run.answeredInTheDark.push(run.at);
  }
  // The network of a frozen or hidden page lives on and answers for it: that wire is not dead.
  const noticed = late && seconds * 1000 > NOTICED_WITHIN_MS ? notices(run, startedAtMs) : null;
  await sleep(1000);
  await goOn(run);
  const ends = await noticed;
  await sleep(Math.max(0, startedAtMs + seconds * 1000 - performance.now()));
  const fromMs = performance.now();
  await breakIt(run, fault, false);
  const times = await arrivals(run, fromMs);
  trial.time(`${name}: right again, p95`, quantile(times, 0.95), RIGHT_WITHIN_MS, calmMs);
  if (ends) {
    trial.atMost(`${name}: dead wire noticed by the server`, ends.server, NOTICED_WITHIN_MS, 'ms');
    trial.atMost(`${name}: dead wire noticed by the page`, ends.page, NOTICED_WITHIN_MS, 'ms');
  }
  if (late) {
    const page = phones[0]?.page;
    const open = await page?.getByText('Choose one answer').isVisible();
    trial.exactly(`${name}: the new question is open to whoever answered in the dark`, open ? 'yes' : 'no', 'yes');
    const told = await page?.getByText(/late/i).first().isVisible();
    trial.exactly(`${name}: told that the answer was late`, told ? 'yes' : 'no', 'yes');
  }
  await operator.until(() => operator.of('counts').at(-1)?.present === phones.length + 1, 5000);
  proxy.blackHole(false);
}

async function breakIt({ phones, proxy }: Run, fault: Fault, on: boolean): Promise<void> {
  if (fault === 'black hole') proxy.blackHole(on);
  for (const { context, page } of phones) {
    if (fault === 'offline') await context.setOffline(on);
    if (fault === 'hidden tab') await hide(page, on);
    if (fault === 'frozen page') {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: on ? 'frozen' : 'active' });
    }
    // As when somebody looks at the phone again: the figure counts from there.
    if (!on) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

/** When the server and the first phone know that their wire is dead, ms from the fault on. */
async function notices({ operator, phones }: Run, fromMs: number): Promise<{ server: number; page: number }> {
  const server = operator
    .until(() => operator.of('counts').at(-1)?.present === 1, GIVE_UP_MS)
    .then((came) => (came ? performance.now() - fromMs : Infinity));
  const away = phones[0]?.page.getByText(/No connection/).first();
  const page = away?.waitFor({ timeout: GIVE_UP_MS }).then(
    () => performance.now() - fromMs,
    () => Infinity,
  );
  return { server: await server, page: (await page) ?? Infinity };
}

/** A phone goes from one network to another: same seat, same slide, from an address never seen. */
async function handOver(trial: Trial, stage: Stage, code: string, other: Page, run: Run): Promise<void> {
  const startedAtMs = performance.now();
  const moved = await stage.resume(code, other.token ?? '', { from: '127.0.0.77' });
  const took = performance.now() - startedAtMs;
  const phase = moved.view?.phase;
  trial.exactly('slide after a hand-over to another address', phase && 'slide' in phase ? phase.slide : -1, run.at);
  const again = performance.now();
  await stage.resume(code, moved.token ?? other.token ?? '');
  trial.time('right again after a hand-over', took, RIGHT_WITHIN_MS, performance.now() - again);
}
