import { setTimeout as sleep } from 'node:timers/promises';
import { PATTERN_LENGTH, PATTERN_SHAPES } from '@qc/contract';
import type { Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { comeIn, inside, notSentAway, tally } from '../flood.ts';
import type { Newcomer } from '../flood.ts';
import { countFrames, openPresenter } from '../players/lobby-frames.ts';
import type { Page } from '../players/page.ts';
import { openBrowser } from '../players/phone-browser.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const ADDRESSES = 200;
const SCHOOL = '127.0.10.1';
const EARLY = 20;
/** Guesses that one address may have judged in a minute, and a few that are on their way while it is used up. */
const JUDGED = 300 + 20;

/** How many come, and in which time. */
interface Crowd {
  scripts: number;
  pupils: number;
  overMs: number;
}

/** L-13: scripts flood a room that a whole school behind one address wants to enter. */
export async function flood(trial: Trial, stage: Stage): Promise<void> {
  const pupils = trial.players(1000, 100);
  const crowd = { scripts: 5 * pupils, pupils, overMs: trial.quick ? 3000 : 10_000 };
  const owner = await stage.account();
  await exactCap(trial, stage, owner, crowd);

  const room = await owner.openRoom(triviaSlides(1));
  const operator = await stage.staff(owner, room, 'operator');
  const browser = await openBrowser();
  try {
    const screen = await openPresenter(browser, stage, owner, room);
    const quiet = await countFrames(screen, 3000);
    const early = await comeIn(
      stage,
      room.code,
      Array.from({ length: EARLY }, (_, i) => pupil(`Early ${i}`, 0)),
    );
    await sleep(100);
    const sinceMs = Date.now();
    const [frames, scripts, school] = await Promise.all([
      countFrames(screen, crowd.overMs),
      comeIn(stage, room.code, scriptsOf(crowd, 'Script')),
      comeIn(stage, room.code, pupilsOf(crowd, 'Pupil')),
    ]);
    trial.note(`scripts: ${tally(scripts)}; pupils: ${tally(school)}`);
    trial.exactly('pupils who got in during the flood', inside(school).length, pupils);
    trial.atMost('the last of them after', Math.max(...school.map((one) => one.afterMs)), 20_000, 'ms');
    trial.note(
      `frames a second: ${quiet.mean.toFixed(0)} in the quiet lobby, worst second of the flood ${frames.worst}`,
    );
    trial.atLeast('frames a second of the lobby while names pour in', frames.mean, 30);

    const flooded = [...inside(scripts), ...inside(school)];
    await removeAll(trial, operator, { sinceMs, flooded, early: inside(early) });
    await secondStep(trial, stage, { owner, room, operator, crowd });
  } finally {
    await browser.close();
  }
}

/** A room with few places, wanted by all at once. */
async function exactCap(trial: Trial, stage: Stage, owner: Account, crowd: Crowd): Promise<void> {
  const maxParticipants = Math.floor(crowd.pupils / 2);
  const room = await owner.openRoom(triviaSlides(1), { maxParticipants }, 'A room with few places');
  const [scripts, school] = await Promise.all([
    comeIn(stage, room.code, scriptsOf({ ...crowd, scripts: crowd.pupils, overMs: 1000 }, 'Crowd')),
    comeIn(stage, room.code, pupilsOf({ ...crowd, overMs: 1000 }, 'Class')),
  ]);
  const all = [...scripts, ...school];
  trial.note(`${maxParticipants} places: ${tally(all)}`);
  trial.exactly('places taken of a room with few', inside(all).length, maxParticipants);
  const full = all.filter(({ got }) => got === 'roomFull').length;
  trial.exactly('who were told that it is full', full, all.length - maxParticipants);
  const operator = await stage.staff(owner, room, 'operator');
  trial.exactly('players that its console counts', playersOn(operator), maxParticipants);
  for (const { page } of all) page?.close();
}

/** One press undoes the flood. */
async function removeAll(
  trial: Trial,
  operator: Page,
  { sinceMs, flooded, early }: { sinceMs: number; flooded: readonly Page[]; early: readonly Page[] },
): Promise<void> {
  // The second step first: what is removed would come back at once.
  await press(operator, { do: 'twoStep', on: true });
  const startedAtMs = performance.now();
  const reply = await press(operator, { do: 'removeSince', sinceMs });
  const passedMs = () => performance.now() - startedAtMs;
  const [left, goneMs] = await Promise.all([
    notSentAway(flooded, 20_000),
    operator.until(() => playersOn(operator) === EARLY, 20_000).then(passedMs),
  ]);
  trial.note(`the last of ${flooded.length} pages was told and closed after ${passedMs().toFixed(0)} ms`);
  trial.exactly('the one press is taken', reply?.t ?? 'nothing', 'ack');
  trial.atMost(`until all ${flooded.length} who came since then are gone, on the console`, goneMs, 2000, 'ms');
  trial.exactly('who came since then and were not told that they were removed', left, 0);
  trial.exactly('players that the console counts afterwards', playersOn(operator), EARLY);
  trial.exactly('who came before and stay', early.filter((page) => page.open).length, EARLY);
}

/** Who sees the hall gets in again; scripts do not. */
async function secondStep(
  trial: Trial,
  stage: Stage,
  { owner, room, operator, crowd }: { owner: Account; room: Room; operator: Page; crowd: Crowd },
): Promise<void> {
  const presenter = await stage.staff(owner, room, 'presenter');
  await presenter.until(() => shown(presenter)?.length === PATTERN_LENGTH);
  const blind: ((page: Page) => number[] | undefined)[] = [
    () => undefined,
    () => [],
    () => shown(presenter)?.slice(0, PATTERN_LENGTH - 1),
    // Told to players by no frame of theirs: what a script could read is nothing.
    (page) => patternIn(page),
  ];
  const knowNothing = scriptsOf(crowd, 'Again').map((one, i) => ({
    ...one,
    pattern: blind[i % blind.length] ?? patternIn,
  }));
  const school = pupilsOf(crowd, 'Back').map((one) => ({ ...one, pattern: () => shown(presenter) }));
  const [scripts, back] = await Promise.all([comeIn(stage, room.code, knowNothing), comeIn(stage, room.code, school)]);
  trial.note(`second step: scripts ${tally(scripts)}; pupils ${tally(back)}`);
  trial.exactly(
    'scripts that the second step stops',
    scripts.filter(({ got }) => got === 'patternWrong').length,
    crowd.scripts,
  );
  trial.exactly('scripts that got in', inside(scripts).length, 0);
  trial.exactly('pupils who read the shapes and got in', inside(back).length, crowd.pupils);
  trial.atMost('the last of them after', Math.max(...back.map((one) => one.afterMs)), 20_000, 'ms');
  trial.exactly('players that the console counts', playersOn(operator), EARLY + crowd.pupils);

  const guess = () => Array.from({ length: PATTERN_LENGTH }, () => trial.below(PATTERN_SHAPES));
  const guessers = scriptsOf(crowd, 'Guess').map((one) => ({ ...one, pattern: guess }));
  const lucky = inside(await comeIn(stage, room.code, guessers)).length;
  // The pattern of now and the one before it are right.
  const expected = (2 * crowd.scripts) / PATTERN_SHAPES ** PATTERN_LENGTH;
  trial.note(`${crowd.scripts} scripts guess the shapes: ${lucky} are lucky, by chance ${expected.toFixed(3)}`);
  trial.atMost('scripts that got in by guessing', lucky, Math.ceil(expected + 4 * Math.sqrt(expected)));

  const stubborn = Array.from({ length: 2 * JUDGED }, (_, i) => ({
    ...{ name: `Stubborn ${i}`, from: '127.0.9.250', afterMs: i * 5, pattern: guess },
  }));
  const last = { ...pupil('Last pupil', 2 * JUDGED * 5), pattern: () => shown(presenter) };
  const [tries, pupils] = await Promise.all([comeIn(stage, room.code, stubborn), comeIn(stage, room.code, [last])]);
  trial.note(`one address guesses on and on: ${tally(tries)}`);
  trial.atMost(
    'guesses of one address that were judged',
    tries.filter(({ got }) => got !== 'tooManyTries').length,
    JUDGED,
  );
  trial.exactly('pupils of a school who got in meanwhile', inside(pupils).length, 1);
}

/** How many players a console counts: of its view and its running counts the newer. */
function playersOn(operator: Page): number {
  for (const message of operator.messages.toReversed()) {
    if (message.t === 'counts') return message.players;
    if (message.t === 'operator' || message.t === 'welcomeOperator') return message.view.players;
  }
  return -1;
}

function shown(presenter: Page): number[] | undefined {
  const newest = presenter.of('presenter').at(-1) ?? presenter.of('welcomePresenter').at(-1);
  return newest?.view.pattern ?? undefined;
}

/** The shapes, if any frame told a player. */
function patternIn(page: Page): number[] | undefined {
  const told = page.frames.map((frame) => /"pattern":\[([\d,]+)\]/.exec(frame)?.[1]).find((list) => list !== undefined);
  return told?.split(',').map(Number);
}

function pupil(name: string, afterMs: number): Newcomer {
  return { name, from: SCHOOL, afterMs, patient: true };
}

/** A school comes in within half the time, from one address. */
function pupilsOf({ pupils, overMs }: Crowd, name: string): Newcomer[] {
  return Array.from({ length: pupils }, (_, i) => pupil(`${name} ${i}`, (i * overMs) / 2 / pupils));
}

function scriptsOf({ scripts, overMs }: Crowd, name: string): Newcomer[] {
  return Array.from({ length: scripts }, (_, i) => ({
    name: `${name} ${i}`,
    from: `127.0.9.${1 + (i % ADDRESSES)}`,
    afterMs: (i * overMs) / scripts,
  }));
}
