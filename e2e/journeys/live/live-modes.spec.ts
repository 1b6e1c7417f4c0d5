import { DEFAULT_SCORING, type PlayerAnswer, type Scoring, type ScoringProfile } from '@qc/contract';
import type { Locator } from '@playwright/test';
import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { keptResult } from '../../product/people/kept-result.ts';
import { englishJoin, hebrewJoin, joinRoom, openConsole, press } from '../../product/pages/live-pages.ts';

const english = { language: 'en', direction: 'ltr' } as const;
const POINTS = 1000;
const TIME_S = 10;

/** What the lobby says of each profile, and what an answer is worth by it: t is its share of the clock. */
const profiles: Record<ScoringProfile, { said: string; right: (t: number) => number; wrong: number }> = {
  halfFloor: {
    said: 'full points right away, half at the last second',
    right: (t) => POINTS * (1 - t / 2),
    wrong: 0,
  },
  accuracy: { said: 'Every correct answer gives full points', right: () => POINTS, wrong: 0 },
  linear: { said: 'full points right away, none at the last second', right: (t) => POINTS * (1 - t), wrong: 0 },
  firstRight: { said: 'Only the first correct answer scores', right: () => POINTS, wrong: 0 },
  penalty: { said: 'A wrong answer costs 40% of them', right: (t) => POINTS * (1 - t / 2), wrong: -400 },
};

test('each profile gives the points that its lobby promises', async ({ author, page, signedIn, sendBots }) => {
  const cookie = signedIn.state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const profile of ['halfFloor', 'accuracy', 'linear', 'firstRight', 'penalty'] as const) {
    const { said, right, wrong } = profiles[profile];
    const scoring: Scoring = { profile, first: 1, penalty: 40, streaks: false };
    const slide = triviaSlide('Largest planet?', { time: TIME_S, score: POINTS });
    const game = await author.makeGame(`${profile} ${Date.now()}`, [slide], { ...english, scoring });
    const room = await author.openRoom(game._id);
    await page.goto(`/en/present/${room._id}`);
    await expect(page.getByText(said)).toBeVisible();
    const operator = new Operator({ url: baseUrl, room: room._id, cookie, session: signedIn.session });
    const bots = await sendBots(
      room.code,
      ['Fast', 'Slow', 'Wrong', 'Silent'],
      [
        { strategy: always(1), thinkMs: [0, 0] },
        { strategy: always(1), thinkMs: [2500, 2500] },
        { strategy: always(0), thinkMs: [300, 300] },
        { strategy: always(null) },
      ],
    );
    await operator.press({ do: 'next' });
    await expect.poll(() => bots.flatMap(({ acked }) => acked).length).toBe(3);
    await operator.press({ do: 'end' });
    operator.stop();
    const { players } = await keptResult(author, game._id);
    const answerOf = (name: string) => players.find((player) => player.name === name)?.answers[0];
    const worth = (answer: PlayerAnswer | undefined) => Math.round(right(shareOf(answer)));
    expect(answerOf('Fast')?.points, `${profile}, fast`).toBe(worth(answerOf('Fast')));
    const paid = profile === 'firstRight' ? 0 : worth(answerOf('Slow'));
    expect(answerOf('Slow')?.points, `${profile}, slow`).toBe(paid);
    expect(answerOf('Wrong')?.points, `${profile}, wrong`).toBe(wrong);
    expect(answerOf('Silent')?.points, `${profile}, silent`).toBe(0);
    expect(
      players.map(({ answers, score }) => score - (answers[0]?.points ?? 0)),
      profile,
    ).toEqual([0, 0, 0, 0]);
  }
});

/** The part of the clock that an answer took; what is given at once takes none. */
function shareOf(answer: PlayerAnswer | undefined): number {
  const tookMs = answer?.tookMs ?? Number.NaN;
  return tookMs < 500 ? 0 : tookMs / (TIME_S * 1000);
}

test('points are taken away and a streak is paid, and a minus stands before its number in Hebrew', async ({
  author,
  page,
  context,
  browser,
}) => {
  const scoring: Scoring = { ...DEFAULT_SCORING, profile: 'penalty', penalty: 25, streaks: true };
  const slides = ['ראשונה?', 'שנייה?', 'שלישית?'].map((question) => triviaSlide(question));
  const settings = { language: 'he', direction: 'rtl', scoring } as const;
  const game = await author.makeGame(`Minus ${Date.now()}`, slides, settings);
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'דנה', words: hebrewJoin });
  await expect(player.page.getByText('טעות עולה 25% מהנקודות')).toBeVisible();
  await expect(player.page.getByText('רצף של תשובות נכונות מזכה בבונוס')).toBeVisible();
  await openConsole(page, room._id);
  const presenter = await context.newPage();
  await presenter.goto(`/he/present/${room._id}`);
  await press(page, 'Start the game');
  await player.answer('Mars');
  await expect(player.page.getByRole('heading', { name: 'לא הפעם' })).toBeVisible();
  await minusFirst(player.page.getByRole('main').getByText('250').first());
  await minusFirst(player.page.getByRole('banner').getByText('250'));
  await press(page, 'Show leaderboard');
  // Nobody is ahead below zero.
  await expect(presenter.getByRole('listitem').filter({ hasText: 'דנה' })).toHaveCount(0);
  await press(page, 'Next slide');
  await player.answer('Jupiter');
  await expect(player.page.getByRole('heading', { name: 'נכון מאוד!' })).toBeVisible();
  await expect(player.page.getByText('מתוכן על הרצף')).toBeHidden();
  await press(page, 'Show leaderboard');
  await press(page, 'Next slide');
  await player.answer('Jupiter');
  await expect(player.page.getByRole('heading', { name: 'נכון מאוד!' })).toBeVisible();
  await expect(player.page.getByText('מתוכן על הרצף')).toHaveText('+100 מתוכן על הרצף');
  await expect(player.page.getByText('2 ברצף!')).toBeVisible();
  await player.leave();
});

test('results at the end only, and never', async ({ author, page, context, browser }) => {
  const presenter = await context.newPage();
  for (const showResultsAfter of ['end', 'never'] as const) {
    const slides = ['First?', 'Second?'].map((question) => triviaSlide(question));
    const game = await author.makeGame(`Results ${Date.now()}`, slides, { ...english, showResultsAfter });
    const room = await author.openRoom(game._id);
    const player = await joinRoom(browser, { code: room.code, name: 'Dana', words: englishJoin });
    const { page: phone } = player;
    await openConsole(page, room._id);
    await presenter.goto(`/en/present/${room._id}`);
    await press(page, 'Start the game');
    await player.answer('Jupiter');
    await expect(phone.getByRole('heading', { name: 'Correct!' })).toBeVisible();
    await expect(phone.getByText(/^Place/)).toHaveCount(0);
    await press(page, 'Next slide');
    await player.answer('Jupiter');
    await expect(phone.getByRole('heading', { name: 'Correct!' })).toBeVisible();
    if (showResultsAfter === 'never') {
      await expect(phone.getByText('points')).toHaveCount(0);
      await press(page, 'End the game');
      await expect(phone.getByRole('heading', { name: 'Thanks for playing' })).toBeVisible();
      await expect(phone.getByText(/place|points/i)).toHaveCount(0);
      await expect(presenter.getByRole('heading', { name: 'Thank you all for playing!' })).toBeVisible();
    } else {
      await press(page, 'Show the winners');
      await expect(phone.getByRole('heading', { name: 'You are on the podium!' })).toBeVisible();
      await expect(phone.getByRole('main').getByText('Your place 1')).toBeVisible();
      await expect(presenter.getByRole('listitem').filter({ hasText: 'Dana' })).toBeVisible();
    }
    await player.leave();
  }
});

/** Fails unless the number is negative, and its minus is drawn on the left of its digits. */
async function minusFirst(number: Locator): Promise<void> {
  await expect(number).toContainText('−');
  const places = await number.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const left: Record<string, number> = {};
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        left[letter] = range.getBoundingClientRect().left;
      }
    return left;
  });
  expect(places['−']).toBeLessThan(places['2'] ?? 0);
}
