import type { Browser, Page } from '@playwright/test';
import { miniGameLink } from '../../product/people/all-types.ts';
import type { Author } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, type Player, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

const w = liveWords.en;
const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const sideways = { width: 844, height: 390 };

/** A room with one mini-game, a player in its lobby, and its console. */
async function openMiniGame(author: Author, browser: Browser, page: Page, time: number): Promise<Player> {
  const words = { question: 'Catch the stars', queMessage: 'As many as you can' };
  const slide = { type: 'miniGame' as const, ...words, miniGame: miniGameLink, score: 1000, time };
  const game = await author.makeGame(`Stars ${Date.now()}`, [slide], { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana', device: small });
  const told = "parent.postMessage('AppChecked|1|4|1;1;0;1', '*')";
  const body = `<!doctype html><button onclick="${told}">Three of four stars</button>`;
  await player.page.route('https://learningapps.org/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`/en/operate/${room._id}`);
  return player;
}

/** The same, begun. */
async function beginMiniGame(...asked: Parameters<typeof openMiniGame>): Promise<Player> {
  const player = await openMiniGame(...asked);
  await press(asked[2], w.next.start);
  return player;
}

test('who still plays a mini-game when the time runs out has the score so far, and its button is always in sight', async ({
  author,
  browser,
  page,
}) => {
  const player = await beginMiniGame(author, browser, page, 10);
  const button = player.page.getByRole('button', { name: 'Continue without a score' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await player.page.setViewportSize(sideways);
  await expect(button).toBeInViewport({ ratio: 1 });
  await player.page.frameLocator('iframe').getByRole('button', { name: 'Three of four stars' }).click();
  await expect(player.page.getByText('Score so far: 75%')).toBeInViewport({ ratio: 1 });
  await expect(player.page.getByRole('main').getByText('+750 points')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana' })).toContainText('750');
  await player.leave();
});

test('a mini-game that is closed by hand runs out within two seconds, with the score so far', async ({
  author,
  browser,
  page,
}) => {
  const player = await beginMiniGame(author, browser, page, 300);
  await player.page.frameLocator('iframe').getByRole('button', { name: 'Three of four stars' }).click();
  // From then on a score is believed.
  await expect(player.page.getByRole('button', { name: 'I’m done' })).toBeEnabled();
  await press(page, w.next.closeAnswers);
  await expect(player.page.getByRole('main').getByText('+750 points')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana' })).toContainText('750');
  await player.leave();
});

test.describe('where a newer version came', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('a phone that came before a newer version loads itself anew for a part that is no more, and goes on in its seat', async ({
    author,
    browser,
    page,
  }) => {
    const player = await openMiniGame(author, browser, page, 300);
    let asked = 0;
    await player.page.route(/player-rare/, async (route) => {
      asked += 1;
      await route.fulfill({ status: 404 });
    });
    const anew = player.page.waitForEvent('load');
    await press(page, w.next.start);
    await anew;
    await player.page.unroute(/player-rare/);
    expect(asked).toBeGreaterThan(0);
    await expect(player.page.getByRole('button', { name: 'Continue without a score' })).toBeVisible();
    await expect(player.page.getByText('Dana').first()).toBeVisible();
    await player.leave();
  });
});
