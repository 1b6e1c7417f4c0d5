import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PROTOCOL, RoomId, type MediaRef } from '@qc/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hostGame } from '../../bots/host-game.ts';
import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import type { Owner } from '../../product/start/with-product.ts';
import { filmSettings, filmSlides } from '../../screenshots/film/games.ts';
import { listen } from '../../screenshots/film/recording.ts';
import { BrowserProcessor, measurePage, type PageMemory } from './browser-figures.ts';
import { BARE_MOTIONS, measureBare } from './bare-page.ts';
import { openHall } from './hall.ts';
import { aSecondOf, countMoments, type MomentFigures, mostInASecond, stretchesOf, type Stretch } from './moments.ts';
import { watchPage, type Seen } from './page-watch.ts';
import { DrawingTrace } from './read-trace.ts';
import type { ShowFigures } from './show-report.ts';

/** How large the show is. */
export interface ShowSize {
  slides: number;
  players: number;
  /** Who react, in a room of their own. */
  reacting: number;
}

/** Players come in this time, ms, and the full lobby is looked at for so long. */
const COMING_MS = 6000;
const LOBBY_MS = 6000;
const REACTING_MS = 12_000;
/** The standings have long come to rest. */
const STANDING_MS = 4200;
/** What moves for longer is a clock, a dusk, a backdrop. */
const MOVES_MOST_MS = 4000;
/** Memory is compared from this slide on. */
const MEMORY_FROM = 2;

/** Plays a show to one big screen, and measures it. */
export async function playShow(
  browser: Browser,
  screens: BrowserContext,
  owner: Owner,
  { pictures, size }: { pictures: { jupiter: MediaRef; sun: MediaRef }; size: ShowSize },
): Promise<ShowFigures> {
  const bare: MomentFigures[] = [];
  for (const motion of BARE_MOTIONS) bare.push(...(await measureBare(browser, screens, motion, `bare, ${motion}`)));
  const page = await screens.newPage();
  await page.addInitScript(watchPage, MOVES_MOST_MS);
  const trace = await DrawingTrace.begin(browser, page);
  const processor = await BrowserProcessor.of(browser);
  const memory = await playGame(page, owner, { pictures, size, trace });
  await trace.end();
  const seen = await look(page);
  const second = await DrawingTrace.begin(browser, page);
  const reactions = await reactTogether(page, owner, size.reacting, async () => {
    await second.end();
    return measureBare(browser, screens, 'square', 'bare, beside');
  });
  processor.stop();
  const busy = (one: Seen) => (atMs: number) => processor.usedMs(one.originMs + atMs);
  const endMs = seen.nowMs;
  const moments = [
    ...bare,
    ...countMoments(withJoining(stretchesOf(seen.phases, endMs)), seen, trace.drawing, busy(seen)),
    ...countMoments([reactions.stretch], reactions.seen, second.drawing, busy(reactions.seen)),
    ...reactions.bare,
  ];
  await page.close();
  const heard = reactions.seen.words.filter(({ kind }) => kind === 'reactions').map(({ atMs }) => atMs);
  return {
    moments,
    memory,
    underruns: seen.underruns,
    sounded: seen.sounded,
    words: mostInASecond(seen.words.map(({ atMs }) => atMs)),
    reactionWords: { aSecond: aSecondOf(reactions.sentMs), heard: mostInASecond(heard) },
  };
}

/** A game of as many slides, from the empty lobby to the end. */
async function playGame(
  page: Page,
  { author, cookie, session }: Owner,
  {
    pictures,
    size: { slides, players },
    trace,
  }: { pictures: { jupiter: MediaRef; sun: MediaRef }; size: ShowSize; trace: DrawingTrace },
): Promise<ShowFigures['memory']> {
  const kinds = filmSlides({ language: 'en', inTeams: false }, pictures);
  const all = Array.from({ length: slides }, (_, at) => ({
    ...kinds[at % kinds.length],
    ...(at > 0 && { round: null }),
  }));
  const game = await author.makeGame(
    'Bench of the show',
    all.filter((slide) => 'type' in slide),
    {
      ...filmSettings('en', false),
      ...{ nameFilter: false, sound: true },
    },
  );
  const { _id: room, code } = await author.openRoom(game._id);
  const operator = new Operator({ url: baseUrl, room, cookie, session });
  await operator.reach('lobby');
  await page.goto(`/en/present/${room}`);
  await wait(2000);
  const hall = openHall({ url: baseUrl, code, players, everyMs: COMING_MS / players });
  const came = await hall.all;
  if (came < players) console.log(`  (${came} of ${players} players came in)`);
  await wait(LOBBY_MS);
  const memory: PageMemory[] = [];
  await hostGame(operator, async ({ phase }) => {
    if (phase.phase !== 'standings') return null;
    await wait(STANDING_MS);
    await trace.turn();
    if (phase.slide >= MEMORY_FROM) memory.push(await measurePage(page));
    return 0;
  });
  operator.stop();
  await hall.leave();
  const [first, last] = [memory[0], memory.at(-1)];
  return first && last && memory.length > 1 ? [first, last] : null;
}

/** A lobby in which everybody reacts at once, as often as they may; then `beside`, while they go on. */
async function reactTogether(
  page: Page,
  { author, cookie, session }: Owner,
  players: number,
  beside: () => Promise<MomentFigures[]>,
): Promise<{ seen: Seen; stretch: Stretch; bare: MomentFigures[]; sentMs: number[] }> {
  const game = await author.makeGame('Reactions', filmSlides({ language: 'en', inTeams: true }, NO_PICTURES), {
    ...filmSettings('en', false),
    nameFilter: false,
  });
  const { _id: room, code } = await author.openRoom(game._id);
  await page.goto(`/en/present/${room}`);
  // What the server sends is counted apart from the page, to which words of seconds may come at once.
  const hello = {
    t: 'helloStaff',
    protocol: LIVE_PROTOCOL,
    room: RoomId.parse(room),
    session,
    lastVersion: null,
  } as const;
  const screen = listen(() => ({ ...hello, as: 'presenter' }), cookie);
  const hall = openHall({ url: baseUrl, code, players, everyMs: (2 * COMING_MS) / players });
  await hall.all;
  await wait(LOBBY_MS);
  const now = () => page.evaluate(() => performance.now());
  hall.react(true);
  await wait(2000);
  const fromMs = await now();
  await wait(REACTING_MS);
  const toMs = await now();
  const bare = await beside();
  hall.react(false);
  await hall.leave();
  screen.stop();
  const sentMs = screen.told.filter(({ message }) => message.t === 'reactions').map(({ atMs }) => atMs);
  return { seen: await look(page), stretch: { name: 'reactions', fromMs, toMs, changes: 1 }, bare, sentMs };
}

const NO_PICTURES = { jupiter: null, sun: null };

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => Reflect.get(globalThis, 'qcSeen')());
}

/** The lobby while people come, and after. */
function withJoining(stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap((one) => {
    if (one.name !== 'lobby') return [one];
    const fullMs = one.toMs - LOBBY_MS;
    return [
      { ...one, name: 'join burst', fromMs: Math.max(one.fromMs, fullMs - COMING_MS), toMs: fullMs },
      { ...one, fromMs: fullMs },
    ];
  });
}
