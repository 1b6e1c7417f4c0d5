import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

/** Presses of one room: a console may send a hundred frames in twenty seconds. */
const PRESSES = 40;
const ROOMS = 25;
const ROOMS_AT_ONCE = 5;
const WITHIN_MS = 5;
/** Answers in flight are waited for this long after the deadline, as documented. */
const GRACE_MS = 300;

/** L-04: two consoles never advance twice, and a room does not need its console at all. */
export async function twoConsoles(trial: Trial, stage: Stage): Promise<void> {
  await pressTogether(trial, stage);
  await killConsole(trial, stage);
}

async function pressTogether(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  let right = 0;
  const took: number[] = [];
  for (let from = 0; from < ROOMS; from += ROOMS_AT_ONCE) {
    const part = Array.from({ length: ROOMS_AT_ONCE }, () => pressInOneRoom(trial, stage, owner));
    for (const done of await Promise.all(part)) {
      right += done.right;
      took.push(...done.took);
    }
  }
  trial.note(
    `${ROOMS * PRESSES} pairs of presses, each within ${WITHIN_MS} ms; both consoles in step after ${median(took).toFixed(1)} ms (median)`,
  );
  trial.exactly('pairs of presses that advanced by exactly 1', right, ROOMS * PRESSES);
}

async function pressInOneRoom(trial: Trial, stage: Stage, owner: Account): Promise<{ right: number; took: number[] }> {
  const room = await owner.openRoom(triviaSlides(Math.ceil(PRESSES / 3), { time: 600 }));
  const consoles = [await stage.staff(owner, room, 'operator'), await stage.staff(owner, room, 'operator')] as const;
  const presenter = await stage.staff(owner, room, 'presenter');
  const took: number[] = [];
  let right = 0;
  for (let turn = 0; turn < PRESSES; turn += 1) {
    const before = stepOf(consoles[0]);
    const first = trial.below(2);
    const gapMs = trial.random() * WITHIN_MS;
    const startedAtMs = performance.now();
    const one = press(consoles[first === 0 ? 0 : 1], { do: 'next' }, before);
    if (gapMs > 1) await sleep(gapMs);
    const other = press(consoles[first === 0 ? 1 : 0], { do: 'next' }, before);
    const replies = [await one, await other];
    const acks = replies.filter((reply) => reply?.t === 'ack').length;
    const stale = replies.filter((reply) => reply?.t === 'refused' && reply.code === 'staleStep').length;
    const inStep = await Promise.all(consoles.map((page) => page.until(() => stepOf(page) > before, 2000)));
    took.push(performance.now() - startedAtMs);
    const same = await presenter.until(() => presenter.phase === consoles[0].phase, 2000);
    const advanced = consoles.every((page) => stepOf(page) === before + 1);
    if (acks === 1 && stale === 1 && inStep.every(Boolean) && same && advanced) right += 1;
  }
  for (const page of [...consoles, presenter]) page.close();
  return { right, took };
}

/** The step a console shows. */
function stepOf(page: Page): number {
  for (const message of page.messages.toReversed())
    if (message.t === 'operator' || message.t === 'welcomeOperator') return message.view.step;
  return -1;
}

async function killConsole(trial: Trial, stage: Stage): Promise<void> {
  const limitS = trial.quick ? 5 : 20;
  const sleepMs = trial.quick ? 10_000 : 60_000;
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(3, { time: limitS }));
  const player = await stage.player(room.code, 'Player');
  const operator = await stage.staff(owner, room, 'operator');
  const presenter = await stage.staff(owner, room, 'presenter');
  await press(operator, { do: 'next' });
  const withConsole = await closedLateMs(player);
  await operator.reach('reveal');
  const openMs = await openingMs(stage, owner, room, 'operator', 'reveal');
  const presentMs = await openingMs(stage, owner, room, 'presenter', 'reveal');
  await press(operator, { do: 'next' });
  await press(operator, { do: 'next' });
  await operator.reach('question');
  const closing = closedLateMs(player);
  await sleep(1000);
  operator.close();
  presenter.close();
  const lateMs = await closing;
  trial.note(`slide of ${limitS} s closed without console and presenter; the laptop sleeps ${sleepMs / 1000} s`);
  await sleep(Math.max(0, sleepMs - limitS * 1000));
  const expected = player.phase ?? '';
  trial.time('slide closes off server time, console killed', Math.abs(lateMs), 100, Math.abs(withConsole));
  const back = await openingMs(stage, owner, room, 'operator', expected);
  trial.time('console reloaded into the right phase', back, 2000, openMs);
  const shown = await openingMs(stage, owner, room, 'presenter', expected);
  trial.time('presenter reloaded into the right phase', shown, 2000, presentMs);
  const again = await stage.staff(owner, room, 'operator');
  const goesOn = await press(again, { do: 'next' }, stepOf(again));
  trial.exactly('the reloaded console goes on with the run', goesOn?.t ?? 'nothing', 'ack');
}

/** How late the question on screen closes, by what the server told of its clock when it opened, ms. */
async function closedLateMs(player: Page): Promise<number> {
  await player.reach('question');
  const openedAtMs = player.heardAtMs;
  const phase = player.view?.phase;
  const remainingMs = phase?.phase === 'question' ? (phase.remainingMs ?? 0) : 0;
  await player.until(() => player.phase === 'closed' || player.phase === 'reveal', remainingMs + 10_000);
  return player.heardAtMs - openedAtMs - remainingMs - GRACE_MS;
}

/** How long a screen takes from its start to the phase it should show, ms. */
async function openingMs(
  stage: Stage,
  owner: Account,
  room: Room,
  as: 'operator' | 'presenter',
  phase: string,
): Promise<number> {
  const startedAtMs = performance.now();
  const page = await stage.staff(owner, room, as);
  const right = await page.until(() => page.phase === phase, 5000);
  page.close();
  return right ? performance.now() - startedAtMs : Infinity;
}
