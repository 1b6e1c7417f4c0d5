import type { GameSummary } from '@qc/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { baseUrl } from '../product/start/addresses.ts';
import type { Author } from '../product/people/author.ts';
import { keptResult } from '../product/people/kept-result.ts';
import { joinRoom, phone, type Player, press, start } from '../product/pages/live-pages.ts';
import { type Words, words } from '../product/words/words.ts';
import { savePicture } from './save-picture.ts';

interface Run {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  author: Author;
  game: GameSummary;
  language: 'he' | 'en';
}

const NAMES = { he: ['נועה', 'יונתן', 'עומר', 'מאיה'], en: ['Maya', 'Leo', 'Omar', 'Dana'] };

/** Until a step is on every screen. */
const SHOWN_MS = 700;

/** Runs a demo game for four phones and takes a picture of every kind of screen on the way. */
export async function takeLive({ browser, context, page, author, game, language }: Run): Promise<void> {
  const w = words[language];
  const room = await author.openRoom(game._id);
  const presenter = await context.newPage();
  await page.goto(`/${language}/operate/${room._id}`);
  await presenter.goto(`/${language}/present/${room._id}`);
  const players: Player[] = [];
  for (const name of NAMES[language]) {
    const device = { ...phone, baseURL: baseUrl, reducedMotion: 'reduce' } as const;
    players.push(await joinRoom(browser, { code: room.code, name, words: w, device }));
  }
  const firstPhone = players[0]?.page ?? page;
  await savePicture(presenter, `${language}-presenter-lobby`);
  await savePicture(firstPhone, `${language}-phone-lobby`);
  await start(page, w.next.start);
  await page.waitForTimeout(SHOWN_MS);
  // The demo opens with a picture; the question is the second slide.
  const steps = page.getByRole('main');
  if (await steps.getByRole('button', { name: w.next.nextSlide, exact: true }).isVisible())
    await press(page, w.next.nextSlide);
  const pads = firstPhone.getByRole('group').getByRole('button');
  while (!(await pads.first().isVisible())) await stepOn(page, w.next);
  await savePicture(firstPhone, `${language}-phone-question`);
  await players[1]?.page.getByRole('group').getByRole('button').nth(2).click();
  await players[2]?.page.getByRole('group').getByRole('button').nth(1).click();
  await savePicture(presenter, `${language}-presenter-question`);
  await savePicture(page, `${language}-operator`);
  await pads.nth(2).click();
  await players[3]?.page.getByRole('group').getByRole('button').nth(2).click();
  await steps.getByRole('button', { name: w.next.showStandings, exact: true }).first().waitFor();
  await savePicture(presenter, `${language}-presenter-reveal`);
  await savePicture(firstPhone, `${language}-phone-reveal`);
  await press(page, w.next.showStandings);
  await savePicture(presenter, `${language}-presenter-standings`);
  while (!(await steps.getByRole('button', { name: w.next.end, exact: true }).isVisible())) await stepOn(page, w.next);
  await presenter.waitForTimeout(4000);
  await savePicture(presenter, `${language}-presenter-podium`);
  await savePicture(firstPhone, `${language}-phone-podium`);
  await press(page, w.next.end);
  const result = await keptResult(author, game._id);
  await page.goto(`/${language}/results/${result._id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await savePicture(page, `${language}-result`);
  for (const player of players) await player.leave();
}

/**
 * Presses the console's next step, whatever it is now; none while something loads. Its header has buttons of its own,
 * and one of them ends the game.
 */
async function stepOn(console: Page, labels: Words['next']): Promise<void> {
  const anyStep = new RegExp(`^(${Object.values(labels).join('|')})$`);
  const step = console.getByRole('main').getByRole('button', { name: anyStep, disabled: false }).first();
  if (await step.isVisible()) await step.click();
  await console.waitForTimeout(SHOWN_MS);
}
