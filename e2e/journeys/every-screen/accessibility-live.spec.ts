import type { Page } from '@playwright/test';
import type { MediaRef } from '@qc/contract';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { type SlideDraft, triviaSlide, useOf } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { keptResult } from '../../product/people/kept-result.ts';
import { openScreen } from '../../product/pages/open-screen.ts';
import { joinRoom, phone, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

// Movement is off: what is measured is the screen at rest.

/** What is judged in each language: the screens whose words and colours meet. Hebrew has all of them judged. */
const IN_EACH = new Set(['lobby', 'question', 'reveal', 'podium']);

for (const language of ['he', 'ar', 'en'] as const) {
  const w = liveWords[language];

  test(`play, operate, present and the result have no axe violation in any phase (${language})`, async ({
    author,
    page,
    context,
    browser,
  }) => {
    const picture = useOf(await author.uploadPicture('Sunset'), 'Sunset');
    const name = `Axe live ${language} ${Date.now()}`;
    const game = await author.makeGame(name, slidesWith(picture), {
      language,
      direction: language === 'en' ? 'ltr' : 'rtl',
    });
    const room = await author.openRoom(game._id);
    const presenter = await context.newPage();
    await page.goto(`/${language}/operate/${room._id}`);
    await presenter.goto(`/${language}/present/${room._id}`);
    const device = { ...phone, reducedMotion: 'reduce' } as const;
    const place = await browser.newContext({ ...device, storageState: { cookies: [], origins: [] } });
    const nameForm = await place.newPage();
    await nameForm.goto(`/play/${room.code}`);
    await nameForm.getByRole('button', { name: w.join }).click();
    await expect(nameForm.getByRole('textbox', { name: w.nickname })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(nameForm, 'play: name with an error');
    await place.close();
    const player = await joinRoom(browser, { code: room.code, name: 'Dana', words: w, device });
    const other = await joinRoom(browser, { code: room.code, name: 'Omar', words: w, device });
    const check = async (phase: string) => {
      if (language !== 'he' && !IN_EACH.has(phase)) return;
      await Promise.all([
        expectAccessible(page, `operate: ${phase}`),
        expectAccessible(presenter, `present: ${phase}`),
        expectAccessible(player.page, `play: ${phase}`),
      ]);
    };
    /** Presses for the next step and checks when the console and the pages have taken it. */
    const step = async (words: string, following: string, phase: string) => {
      await press(page, words);
      await expect(page.getByRole('main').getByRole('button', { name: following, exact: true }).first()).toBeEnabled();
      await check(phase);
    };

    await expect(presenter.getByText('Omar')).toBeVisible();
    await check('lobby');
    await dialogIsAccessible(page, w.shortcuts);
    await step(w.next.start, w.next.openQuestion, 'opening');
    await press(page, w.next.openQuestion);
    await expect(player.page.getByRole('button', { name: /^[Bבب] / })).toBeVisible();
    await check('question');
    await player.answer('Jupiter');
    await expect(player.page.getByRole('main').getByText(w.answerReceived)).toBeVisible();
    await check('answered');
    await step(w.next.closeAnswers, w.next.reveal, 'closed');
    await step(w.next.reveal, w.next.showStandings, 'reveal');
    await step(w.next.showStandings, w.next.showEnding, 'standings');
    await step(w.next.showEnding, w.next.nextSlide, 'ending');
    await press(page, w.next.nextSlide);
    await expect(player.page.getByRole('button', { name: /^([Aאأ] |נכון|صح|True)/ })).toBeVisible();
    await check('true or false');
    await page.getByRole('button', { name: w.pause, exact: true }).click();
    await expect(page.getByRole('button', { name: w.resume, exact: true })).toBeEnabled();
    await check('paused');
    await page.getByRole('button', { name: w.resume, exact: true }).click();
    await expect(page.getByRole('button', { name: w.pause, exact: true })).toBeEnabled();
    await press(page, w.next.closeAnswers);
    await press(page, w.next.reveal);
    await step(w.next.nextSlide, w.next.showPodium, 'media');
    await dialogIsAccessible(page, w.endGame);
    await step(w.next.showPodium, w.next.end, 'podium');
    await press(page, w.next.end);
    await expect(page.getByRole('link').first()).toBeVisible();
    await check('ended');

    const { _id: resultId } = await keptResult(author, game._id);
    await page.goto(`/${language}/results`);
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expectAccessible(page, 'results');
    await openScreen(page, language, `results/${resultId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expectAccessible(page, 'result by question');
    await page.getByRole('tab', { name: w.byPlayer }).click();
    await page.getByRole('button', { name: w.answersOf }).first().click();
    await expect(page.getByRole('table').nth(1)).toBeVisible();
    await expectAccessible(page, 'result by player');
    await player.leave();
    await other.leave();
  });
}

async function dialogIsAccessible(console: Page, opener: string): Promise<void> {
  await console.getByRole('banner').getByRole('button', { name: opener, exact: true }).click();
  await expect(console.getByRole('dialog')).toBeVisible();
  await expectAccessible(console, `operate: dialog ${opener}`);
  await console.keyboard.press('Escape');
  await expect(console.getByRole('dialog')).toBeHidden();
}

function slidesWith(picture: MediaRef): SlideDraft[] {
  const answers = [true, false].map((correct) => ({ text: '', media: null, correct }));
  return [
    triviaSlide('Which planet is the largest?', { image: picture, openingMedia: picture, endingMedia: picture }),
    { type: 'trueFalse', question: 'The sun is a star', score: 500, time: 60, answers },
    { type: 'media', question: 'The sun', openingMedia: picture },
  ];
}
