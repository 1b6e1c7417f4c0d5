import type { MediaRef, PhaseName } from '@qc/contract';
import { type Browser, expect } from '@playwright/test';
import type { BotOptions } from '../bots/bot.ts';
import { pickAnswers } from '../bots/give-answer.ts';
import type { Author } from '../product/people/author.ts';
import { sendBots } from '../product/people/bots-in-room.ts';
import { press, start } from '../product/pages/live-pages.ts';
import { liveWords } from '../product/words/live-words.ts';
import { passSecondStep } from '../product/pages/two-step.ts';
import { type Camera, type FilmedPage, openCamera, takePicture } from './film-cameras.ts';
import { type FilmLanguage, filmSettings, filmSlides, filmWords } from './film-games.ts';

interface Run {
  browser: Browser;
  author: Author;
  /** The owner's cookies and pages. */
  state: NonNullable<Parameters<typeof openCamera>[3]>;
  language: FilmLanguage;
  inTeams: boolean;
  pictures: { jupiter: MediaRef; sun: MediaRef };
  folder: string;
}

/** Right in both questions, in one, in none: so that there are leaders and movement. The last one thinks too long. */
const SKILL: readonly (readonly [number | null, number])[] = [
  [1, 0],
  [1, 0],
  [1, 1],
  [3, 0],
  [0, 0],
  [1, 0],
  [2, 1],
  [1, 0],
  [3, 1],
  [1, 1],
  [null, 0],
];

/** Runs one game with eleven bots and a phone, and takes every screen in every phase. */
export async function filmRun({ browser, author, state, language, inTeams, pictures, folder }: Run): Promise<void> {
  const w = liveWords[language];
  const words = filmWords[language];
  const slides = filmSlides(language, pictures.jupiter, pictures.sun);
  const game = await author.makeGame(words.name, slides, filmSettings(language, inTeams));
  const room = await author.openRoom(game._id);
  const cameras = {
    console: await openCamera(browser, 'console', language, state),
    pocket: await openCamera(browser, 'pocket', language, state),
    screen: await openCamera(browser, 'screen', language, state),
    tall: await openCamera(browser, 'tall', language, state),
    phone: await openCamera(browser, 'phone', language),
  } satisfies Record<Camera, FilmedPage>;
  const all = Object.values(cameras);
  const { console, screen, phone } = cameras;
  for (const one of [console, cameras.pocket]) await one.page.goto(`/${language}/operate/${room._id}`);
  for (const one of [screen, cameras.tall]) await one.page.goto(`/${language}/present/${room._id}`);
  await phone.page.goto(`/play/${room.code}`);
  const take = async (scene: string, only: readonly Camera[] = ['screen', 'tall', 'phone', 'console', 'pocket']) => {
    const name = (camera: Camera) => `${language}-${inTeams ? 'teams-' : ''}${scene}-${camera}`;
    for (const camera of only) await takePicture(cameras[camera].page, folder, name(camera));
  };
  const acked = (count: number) =>
    expect.poll(() => bots.reduce((sum, bot) => sum + bot.acked.length, 0), { timeout: 30_000 }).toBe(count);
  /** Presses for the next step, and takes the phase on all screens once all have come to it. */
  const step = async (button: string, phase: PhaseName) => {
    for (const { wire } of all) wire.stopAt(phase);
    await press(console.page, button);
    await expect.poll(() => all.every(({ wire }) => wire.standsStill), { timeout: 30_000 }).toBe(true);
    await take(phase);
    letGo();
  };
  const letGo = () => {
    for (const { wire } of all) wire.letGo();
  };

  const bots = await sendBots(
    room.code,
    words.players.slice(1),
    SKILL.map((answers, seat) => ({ thinkMs: [900 + seat * 350, 1000 + seat * 350], strategy: twice(answers) })),
  );
  if (inTeams) {
    await console.page.getByRole('switch', { name: w.twoStep }).click();
    await expect(screen.page.getByText('1', { exact: true }).first()).toBeVisible();
  }
  await phone.page.getByRole('textbox', { name: w.nickname }).fill(words.players[0] ?? '');
  if (inTeams) await phone.page.getByText(words.teams[0] ?? '', { exact: true }).click();
  await take('join', ['phone']);
  await phone.page.getByRole('button', { name: w.join, exact: true }).click();
  if (inTeams) {
    await expect(phone.page.getByRole('heading', { name: w.tapShapes })).toBeVisible();
    await take('shapes', ['phone']);
    await passSecondStep(screen.page, phone.page, { words: w });
  }
  await expect(phone.page.getByRole('heading', { name: w.youAreIn })).toBeVisible();
  await expect(screen.page.getByText(words.players[0] ?? '', { exact: true })).toBeVisible();
  await take('lobby');

  for (const { wire } of all) wire.stopAt('preparing');
  await start(console.page, w.next.start);
  await expect.poll(() => all.every(({ wire }) => wire.standsStill)).toBe(true);
  await take('preparing');
  letGo();
  const pads = phone.page.getByRole('group').getByRole('button');
  await expect(pads.first()).toBeVisible();
  await acked(SKILL.length - 1);
  await take('question');
  await pads.nth(1).click();
  await expect(phone.page.getByRole('main').getByText(w.answerReceived)).toBeVisible();
  await take('answered', ['phone']);
  await press(console.page, w.next.closeAnswers);
  await step(w.next.reveal, 'reveal');
  await press(console.page, w.next.showStandings);
  await press(console.page, w.next.nextSlide);
  await expect(pads.first()).toBeVisible();
  await acked(2 * SKILL.length - 1);
  await pads.first().click();
  await step(w.next.showStandings, 'standings');
  await step(w.next.showPodium, 'podium');
  await press(console.page, w.next.end);
  await expect(console.page.getByRole('link').first()).toBeVisible();
  await take('ended');
  for (const bot of bots) bot.stop();
  for (const { context } of all) await context.close();
}

function twice(answers: readonly [number | null, number]): NonNullable<BotOptions['strategy']> {
  return (question) => {
    const answer = answers[question.type === 'trivia' ? 0 : 1];
    return answer === null ? null : pickAnswers(question, [answer]);
  };
}
