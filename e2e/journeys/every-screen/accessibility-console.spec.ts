import { DEFAULT_SCORING, DEFAULT_TEAMS } from '@qc/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide, useOf } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openPhone, phone, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';
import { passSecondStep } from '../../product/pages/two-step.ts';
import { HeldWire } from '../../network/held-wire.ts';

// Movement is off: what is measured is the screen at rest.

for (const language of ['he'] as const) {
  const w = liveWords[language];

  test(`everything of the console that opens, and a game in teams, has no axe violation (${language})`, async ({
    author,
    page,
    context,
    browser,
    sendBots,
  }) => {
    const picture = useOf(await author.uploadPicture('Sunset'), 'Sunset');
    const game = await author.makeGame(
      `Axe teams ${language} ${Date.now()}`,
      [triviaSlide('Which planet is the largest?', { image: picture, notes: 'Tell of the spot' })],
      {
        language,
        direction: 'rtl',
        teams: { ...DEFAULT_TEAMS, mode: 'choose', names: ['Red', 'Blue', 'Green'] },
        scoring: { ...DEFAULT_SCORING, streaks: true },
      },
    );
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    const presenter = await context.newPage();
    const screenWire = await HeldWire.on(presenter);
    await presenter.goto(`/${language}/present/${room._id}`);
    await sendBots(room.code, ['Omar', 'Lea'], { strategy: always(null) });
    await page.getByRole('switch', { name: w.twoStep }).click();
    await expect(page.getByRole('switch', { name: w.twoStep })).toBeChecked();

    let phoneWire = screenWire;
    const device = { ...phone, reducedMotion: 'reduce' } as const;
    const player = await openPhone(browser, room.code, {
      device,
      prepare: async (one) => {
        phoneWire = await HeldWire.on(one);
      },
    });
    await fillIn(player.page, { name: 'Dana', words: w });
    await expect(player.page.getByRole('alert')).toBeVisible();
    await expectAccessible(player.page, 'join form with teams');
    await player.page.getByText('Blue', { exact: true }).click();
    await player.page.getByRole('button', { name: w.join, exact: true }).click();
    await expect(player.page.getByRole('heading', { name: w.tapShapes })).toBeVisible();
    await expectAccessible(player.page, 'shapes to tap');
    await expectAccessible(presenter, 'lobby with teams and shapes');
    await passSecondStep(presenter, player.page, { words: w });
    await expectAccessible(player.page, 'lobby with a team');

    // Menus and questions of the lobby.
    await page.getByRole('button', { name: w.menuOf }).last().click();
    await expectAccessible(page, 'menu of a player');
    await page.getByRole('menuitem', { name: w.rename, exact: true }).click();
    await checkDialog(page, 'new nickname');
    await page.getByRole('button', { name: w.menuOf }).last().click();
    await page.getByRole('menuitem', { name: w.ban, exact: true }).click();
    await checkDialog(page, 'keeping a device out');
    await page.getByRole('button', { name: w.removeNewcomers }).click();
    await expectAccessible(page, 'menu of newcomers');
    await page.getByRole('menuitem', { name: w.lastMinutes }).click();
    await checkDialog(page, 'removing newcomers');

    screenWire.stopAt('preparing');
    phoneWire.stopAt('preparing');
    await press(page, w.next.start);
    await expect(presenter.getByRole('heading', { name: w.getReady })).toBeVisible();
    await expect(player.page.getByRole('heading', { name: w.getReady })).toBeVisible();
    await expectAccessible(presenter, 'present: preparing');
    await expectAccessible(player.page, 'play: preparing');
    screenWire.letGo();
    phoneWire.letGo();
    await player.answer('Jupiter');
    await expect(player.page.getByRole('main').getByText(w.answerReceived)).toBeVisible();
    await press(page, w.next.closeAnswers);
    await press(page, w.next.reveal);
    await page.getByRole('button', { name: w.correct, exact: true }).click();
    await checkDialog(page, 'correcting the answer');
    const everywhere = async (phase: string) => {
      await expectAccessible(page, `operate: ${phase} with teams`);
      await expectAccessible(presenter, `present: ${phase} with teams`);
      await expectAccessible(player.page, `play: ${phase} with teams`);
    };
    // After the last points they are shown by their own key alone.
    await page.keyboard.press('KeyR');
    await expect(presenter.getByRole('listitem').filter({ hasText: 'Blue' }).first()).toBeVisible();
    await expect(player.page.getByRole('listitem').filter({ hasText: 'Blue' }).first()).toBeVisible();
    await everywhere('standings');
    await press(page, w.next.showPodium);
    await expect(page.getByRole('button', { name: w.next.end, exact: true }).first()).toBeEnabled();
    await everywhere('podium');
    await page.goto(`/${language}/rooms`);
    await expect(page.getByRole('table').getByText(game.name)).toBeVisible();
    await expectAccessible(page, 'open rooms');
    await page.getByRole('row').filter({ hasText: game.name }).getByRole('button').last().click();
    await checkDialog(page, 'closing a room');
    await player.leave();
  });
}

test('the console on a phone, with its menu open, has no axe violation', async ({
  author,
  browser,
  signedIn,
  sendBots,
}) => {
  const game = await author.makeGame(`Axe pocket ${Date.now()}`, [triviaSlide('Largest planet?')], {
    language: 'en',
    direction: 'ltr',
  });
  const room = await author.openRoom(game._id);
  await sendBots(room.code, ['Omar'], { strategy: always(null) });
  const place = await browser.newContext({ ...phone, reducedMotion: 'reduce', storageState: signedIn.state });
  const page = await place.newPage();
  await page.goto(`/en/operate/${room._id}`);
  await press(page, 'Start the game');
  await expect(page.getByText('0 of 1 answered').first()).toBeVisible();
  await expectAccessible(page, 'operate on a phone');
  await page.getByRole('button', { name: liveWords.en.menuOf }).click();
  await expectAccessible(page, 'menu of a player on a phone');
  await place.close();
});

/** Checks the dialog on top and leaves it. */
async function checkDialog(console: Page, name: string): Promise<void> {
  await expect(console.getByRole('dialog')).toBeVisible();
  await expectAccessible(console, `operate: ${name}`);
  await console.keyboard.press('Escape');
  await expect(console.getByRole('dialog')).toBeHidden();
}
