import { CLOSE } from '@qc/contract';
import type { Room } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import type { Account } from '../../crash/account.ts';
import { foulTries } from '../names/foul-tried.ts';
import { honestNames } from '../names/honest-names.ts';
import { openPresenter } from '../players/lobby-frames.ts';
import { ALIKE, MARKUP, namesWithControls, UNWANTED, WANTED } from '../names/names-alike.ts';
import type { Page } from '../players/page.ts';
import { openBrowser } from '../players/phone-browser.ts';
import { triviaSlides } from '../slides.ts';
import { inParts, press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const AT_ONCE = 40;
/** Names that one page tries; a page may send a hundred messages in twenty seconds. */
const TRIES_PER_PAGE = 60;
const KICKS = 20;
let joins = 0;

/** L-14: nobody is called like another, nobody foul, no name breaks a screen, and honest people get in. */
export async function names(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  await lookAlikes(trial, stage, owner);
  await controls(trial, stage, owner);
  await foulNames(trial, stage, owner);
  await honest(trial, stage, owner);
}

const openRoom = (owner: Account, name: string) => owner.openRoom(triviaSlides(1), { nameFilter: true }, name);

/** What becomes of a name: `joined`, the refusal's code, or `silence`. */
async function ask(page: Page, name: string, withinMs = 10_000): Promise<string> {
  joins += 1;
  const reply = await page.ask({ t: 'join', id: `name-${joins}`, name, phone: '', consent: true }, withinMs);
  return reply?.t === 'refused' ? reply.code : (reply?.t ?? 'silence');
}

/** Tries names one after the other, on as few pages as that takes. */
async function tryAll<T extends { name: string }>(
  stage: Stage,
  room: Room,
  tries: readonly T[],
): Promise<{ tried: T; got: string }[]> {
  const parts = Array.from({ length: Math.ceil(tries.length / TRIES_PER_PAGE) }, (_, at) =>
    tries.slice(at * TRIES_PER_PAGE, (at + 1) * TRIES_PER_PAGE),
  );
  const results = await inParts(parts, AT_ONCE, async (part) => {
    const given: { tried: T; got: string }[] = [];
    let page = await stage.guest(room.code);
    for (const tried of part) {
      const got = await ask(page, tried.name);
      given.push({ tried, got });
      // A page with a place cannot try another name.
      if (got === 'joined' || page.closed) page = await stage.guest(room.code);
    }
    return given;
  });
  return results.flat();
}

async function lookAlikes(trial: Trial, stage: Stage, owner: Account): Promise<void> {
  const room = await openRoom(owner, 'Names that look alike');
  const first = await inParts(WANTED, AT_ONCE, async (name) => ask(await stage.guest(room.code), name));
  trial.exactly('different names that got in', first.filter((got) => got === 'joined').length, WANTED.length);
  const tries = Object.entries(ALIKE).flatMap(([trick, change]) =>
    WANTED.map((wanted) => ({ trick, wanted, name: change(wanted) })).filter(
      ({ name, wanted }) => name !== wanted && name.length <= SHORT_TEXT_MAX,
    ),
  );
  const tricks = new Set(tries.map(({ trick }) => trick)).size;
  trial.exactly('tricks that change some name', tricks, Object.keys(ALIKE).length);
  const tried = await tryAll(stage, room, tries);
  const admitted = tried.filter(({ got }) => got !== 'nameTaken');
  for (const { tried: one, got } of admitted.slice(0, 40))
    trial.note(`${one.wanted} by ${one.trick}: ${one.name}: ${got}`);
  trial.note(`${tries.length} look-alikes of ${WANTED.length} names by ${tricks} tricks`);
  trial.exactly('look-alikes admitted', admitted.length, 0);

  const operator = await stage.staff(owner, room, 'operator');
  const double = ALIKE['Cyrillic']?.(WANTED[0] ?? '') ?? '';
  const renamed = await press(operator, { do: 'rename', seat: 1, name: double });
  trial.exactly(
    'the console renames to a look-alike',
    renamed?.t === 'refused' ? renamed.code : (renamed?.t ?? ''),
    'nameTaken',
  );
}

/** Controls, markup and lengths. */
async function controls(trial: Trial, stage: Stage, owner: Account): Promise<void> {
  const room = await openRoom(owner, 'Names that are no names');
  const browser = await openBrowser();
  try {
    const screen = await openPresenter(browser, stage, owner, room);
    let dialogs = 0;
    screen.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const marked = await inParts(MARKUP, AT_ONCE, async (name) => ask(await stage.guest(room.code), name));
    trial.exactly(
      'names of markup that got in, as text',
      marked.filter((got) => got === 'joined').length,
      MARKUP.length,
    );
    const shownAll = MARKUP.map((name) => screen.getByText(name, { exact: true }).waitFor({ timeout: 10_000 }));
    const shown = await Promise.allSettled(shownAll);
    trial.exactly(
      'of them read on the big screen as written',
      shown.filter(({ status }) => status === 'fulfilled').length,
      MARKUP.length,
    );
    trial.exactly('elements and dialogs they made', (await screen.locator('#planted').count()) + dialogs, 0);
  } finally {
    await browser.close();
  }

  const wild = await inParts(namesWithControls(), AT_ONCE, async (name) => ask(await stage.guest(room.code), name));
  trial.note(`names with controls: ${wild.filter((got) => got === 'joined').length} of ${wild.length} got in, cleaned`);
  trial.atLeast('names with controls that were judged', wild.filter((got) => got !== 'silence').length, wild.length);

  const long = 'x'.repeat(SHORT_TEXT_MAX);
  trial.exactly(`${SHORT_TEXT_MAX} characters`, await ask(await stage.guest(room.code), long), 'joined');
  const tooLong = await Promise.all(
    [
      `y${long}`,
      `${'y'.repeat(20)} ${'z'.repeat(20)}`,
      'y'.repeat(200),
      'y'.repeat(2000),
      'ש'.repeat(41),
      '😀'.repeat(41),
    ].map(async (name) => ask(await stage.guest(room.code), name, 2000)),
  );
  trial.exactly('41 characters and more that got in', tooLong.filter((got) => got === 'joined').length, 0);
  const empty = ['\u200B', '\u3164', '\u202E', '\u2800\u2800', '\u0301'];
  const nothing = await Promise.all(empty.map(async (name) => ask(await stage.guest(room.code), name, 2000)));
  trial.exactly('names without anything to see that got in', nothing.filter((got) => got === 'joined').length, 0);

  const operator = await stage.staff(owner, room, 'operator');
  const rows = operator.of('welcomeOperator').at(-1)?.seats ?? [];
  trial.atLeast('names that the console lists', rows.length, MARKUP.length + 1);
  await press(operator, { do: 'rename', seat: 0, name: 'Tur\u202Ened\u0007' });
  await press(operator, { do: 'next' });
  await press(operator, { do: 'end' });
  const result = await stage.result(owner, room.game);
  const stored = [...rows, ...result.players].map(({ name }) => name);
  trial.exactly('stored names with a control', stored.filter((name) => UNWANTED.test(name)).length, 0);
  trial.exactly('stored names that are too long', stored.filter((name) => [...name].length > SHORT_TEXT_MAX).length, 0);
}

async function foulNames(trial: Trial, stage: Stage, owner: Account): Promise<void> {
  const room = await openRoom(owner, 'Foul names');
  const tried = await tryAll(stage, room, foulTries());
  trial.atLeast('foul names tried', new Set(tried.map(({ tried: one }) => one.name)).size, 300);
  for (const language of ['en', 'he', 'ar'] as const) {
    const own = tried.filter(({ tried: one }) => one.language === language);
    const caught = own.filter(({ got }) => got === 'nameFoul').length;
    trial.atLeast(`foul names caught, ${language}`, (100 * caught) / own.length, 95, '%');
  }
  const missed = tried.filter(({ got }) => got !== 'nameFoul').map(({ tried: one }) => `${one.language} ${one.trick}`);
  if (missed.length > 0) trial.note(`not caught: ${missed.join(', ')}`);
}

async function honest(trial: Trial, stage: Stage, owner: Account): Promise<void> {
  const room = await openRoom(owner, 'Honest names');
  const all = honestNames(trial.players(2000, 300));
  const arrived = await inParts(all, AT_ONCE, async (name) => {
    const page = await stage.guest(room.code);
    return { name, page, got: await ask(page, name) };
  });
  const refused = arrived.filter(({ got }) => got !== 'joined');
  if (refused.length > 0) trial.note(`refused: ${refused.map(({ name, got }) => `${name} (${got})`).join(', ')}`);
  trial.atMost('honest names refused', (100 * refused.length) / all.length, 1, '%');

  const operator = await stage.staff(owner, room, 'operator');
  const leaving = arrived.filter(({ got }) => got === 'joined').slice(-KICKS);
  const times: number[] = [];
  let free = 0;
  for (const { page, name } of leaving) {
    const startedAtMs = performance.now();
    const seat = page.of('joined').at(-1)?.own.seat ?? -1;
    await press(operator, { do: 'kick', seat });
    await page.until(() => page.closed, 5000);
    if (page.closeCode === CLOSE.removed) times.push(performance.now() - startedAtMs);
    if ((await ask(await stage.guest(room.code), name)) === 'joined') free += 1;
  }
  trial.exactly('players who were kicked', times.length, KICKS);
  trial.atMost('from the press to the end of their page', Math.max(...times), 1000, 'ms');
  trial.exactly('names that are free again', free, KICKS);
}
