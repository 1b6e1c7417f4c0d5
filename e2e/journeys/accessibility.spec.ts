import type { Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { type SlideDraft, triviaSlide } from '../product/author.ts';
import { expect, test } from '../product/journey.ts';
import { joinRoom, type Player } from '../product/live-pages.ts';
import { words } from '../product/words.ts';

// Movement is off: what is measured is the screen at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slides: SlideDraft[] = [
  triviaSlide('Which planet is the largest?'),
  { type: 'trueFalse', question: 'The sun is a star', score: 500, time: 60, answers: [correct(true), correct(false)] },
];

for (const language of ['en', 'he'] as const) {
  const w = words[language];

  test(`guests' screens have no axe violation (${language})`, async ({ guest }) => {
    const page = await guest.newPage();
    for (const path of ['login', 'register', 'accessibility']) {
      await page.goto(`/${language}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.goto(`/${language}/register`);
    await page.getByRole('button', { name: w.openAccount }).click();
    await expectAccessible(page, 'register with errors');
    await page.goto('/notfound-edu');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'notfound-edu');
    await page.goto('/play');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'play: code');
  });

  test(`working screens have no axe violation (${language})`, async ({ author, page }) => {
    const game = await author.makeGame(`Axe ${language} ${Date.now()}`, slides);
    for (const path of ['dashboard', 'my-games', 'media', 'categories', 'results', 'user-settings', 'no-such-screen']) {
      await page.goto(`/${language}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, path);
    }
    await page.goto(`/${language}/dashboard`);
    await page.getByRole('button', { name: w.newGame }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'new-game dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w.language }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'language menu');
    for (const place of ['', '/0', '/1']) {
      await page.goto(`/${language}/create-game/${game._id}${place}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Axe');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page, `editor${place}`);
    }
  });

  test(`play, operate and present have no axe violation in any phase (${language})`, async ({
    author,
    page,
    context,
    browser,
  }) => {
    const direction = language === 'he' ? 'rtl' : 'ltr';
    const game = await author.makeGame(`Axe live ${language} ${Date.now()}`, slides, { language, direction });
    const room = await author.openRoom(game._id);
    const presenter = await context.newPage();
    await page.goto(`/${language}/operate/${room._id}`);
    await presenter.goto(`/${language}/present/${room._id}`);
    const player = await joinRoom(browser, { code: room.code, name: 'Dana', words: w });
    const other = await joinRoom(browser, { code: room.code, name: 'Omar', words: w });
    const check = (phase: string) => checkAll({ page, presenter, player }, phase);

    await check('lobby');
    await next(page, w.next.start);
    await expect(player.page.getByRole('button', { name: /^B / })).toBeVisible();
    await check('question');
    await player.page.getByRole('button', { name: /^B / }).click();
    await expect(player.page.getByText(w.answerReceived)).toBeVisible();
    await check('answered');
    await next(page, w.next.closeAnswers);
    await check('closed');
    await next(page, w.next.reveal);
    await check('reveal');
    await next(page, w.next.showStandings);
    await check('standings');
    await next(page, w.next.nextSlide);
    await expect(player.page.getByRole('button', { name: /^A / })).toBeVisible();
    await check('true or false');
    await page.getByRole('button', { name: w.pause }).click();
    await check('paused');
    await page.getByRole('button', { name: w.resume }).click();
    await next(page, w.next.closeAnswers);
    await next(page, w.next.reveal);
    await next(page, w.next.showStandings);
    await next(page, w.next.showPodium);
    await check('podium');
    await next(page, w.next.end);
    await check('ended');
    const { results } = await author.call('listGameResults', { query: { searchText: 'Axe live' } });
    await page.goto(`/${language}/results/${results[0]?._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Axe live');
    await expectAccessible(page, 'result');
    await player.leave();
    await other.leave();
  });
}

async function next(console: Page, label: string): Promise<void> {
  await console.getByRole('button', { name: label, exact: true }).first().click();
  await expect(
    console.getByRole('button', { name: label, exact: true }).and(console.locator('[data-loading]')),
  ).toHaveCount(0);
}

async function checkAll(pages: { page: Page; presenter: Page; player: Player }, phase: string): Promise<void> {
  await expectAccessible(pages.page, `operate: ${phase}`);
  await expectAccessible(pages.presenter, `present: ${phase}`);
  await expectAccessible(pages.player.page, `play: ${phase}`);
}

function correct(isCorrect: boolean) {
  return { text: '', media: null, correct: isCorrect };
}
