import type { Browser, Page } from '@playwright/test';
import type { Room } from '@qc/contract';
import { type Author, triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { NetworkCut } from '../../network/network-cut.ts';
import { joinRoom, openConsole, type Player, press } from '../../product/pages/live-pages.ts';

/** What must be on the player's screen, now and after every way of being away. */
type Screen = (page: Page) => Promise<void>;

async function reload(player: Player): Promise<void> {
  await player.page.reload();
}

async function loseNetwork(player: Player): Promise<void> {
  await player.network.cut();
  const notice = player.page.locator('#root').getByText('No connection. We keep trying, and your place is kept');
  await expect(notice).toBeVisible();
  // Over the own name and score: nothing to read or tap lies beneath it.
  const said = await notice.boundingBox();
  const content = await player.page.locator('main > *').first().boundingBox();
  expect(content?.y).toBeGreaterThanOrEqual((said?.y ?? Infinity) + (said?.height ?? 0));
  await player.network.mend();
  await expect(player.page.locator('#root').getByText('No connection')).toBeHidden();
}

async function openSecondTab(player: Player): Promise<void> {
  const second = await player.page.context().newPage();
  await second.goto(player.page.url());
  await expect(player.page.getByRole('button', { name: 'Play here' })).toBeVisible();
  await second.close();
  await player.page.getByRole('button', { name: 'Play here' }).click();
}

for (const [way, goAway] of [
  ['a reload', reload],
  ['a loss of the network', loseNetwork],
] as const) {
  test(`after ${way} a player is back on the same slide with own answer and score, in every phase`, async ({
    author,
    page,
    browser,
  }) => {
    const { player, finish } = await openRoomWithPlayer(author, page, browser);
    const comesBackTo = async (screen: Screen) => {
      await screen(player.page);
      await goAway(player);
      await screen(player.page);
    };
    const heading = (words: string) => player.page.getByRole('heading', { name: words });

    await comesBackTo(async () => expect(heading('You are in!')).toBeVisible());
    await press(page, 'Start the game');
    await comesBackTo(async (shown) => {
      await expect(heading('Which planet is the largest?')).toBeVisible();
      await expect(shown.getByRole('button', { name: 'Jupiter' })).toHaveAttribute('aria-pressed', 'false');
    });
    await player.answer('Jupiter');
    await comesBackTo(async (shown) => {
      await expect(shown.getByRole('main').getByText('Answer received')).toBeVisible();
      await expect(shown.getByRole('button', { name: 'Jupiter' })).toHaveAttribute('aria-pressed', 'true');
    });
    await press(page, 'Close answers');
    await comesBackTo(async (shown) => {
      await expect(shown.getByRole('main').getByText('Answers are closed')).toBeVisible();
      await expect(shown.getByRole('button', { name: 'Jupiter' })).toHaveAttribute('aria-pressed', 'true');
    });
    await press(page, 'Show the correct answer');
    let score = '';
    await comesBackTo(async (shown) => {
      await expect(heading('Correct!')).toBeVisible();
      const now = await shown.getByRole('banner').innerText();
      score ||= now;
      expect(now, 'the score stays').toBe(score);
    });
    expect(score).toMatch(/[1-9]/);
    await press(page, 'Show leaderboard');
    await comesBackTo(async () => expect(heading('Top of the leaderboard')).toBeVisible());
    await press(page, 'Next slide');
    await expect(heading('Which planet is red?')).toBeVisible();
    await press(page, 'Close answers');
    await press(page, 'Show the correct answer');
    await comesBackTo(async () => expect(heading('No answer this time')).toBeVisible());
    await press(page, 'Show the winners');
    await comesBackTo(async () => expect(heading('You are on the podium!')).toBeVisible());
    await press(page, 'End the game');
    await comesBackTo(async (shown) => expect(shown.getByRole('main').getByText('Your place')).toBeVisible());
    await finish();
  });
}

test('a second tab takes the place over, and the first one can take it back', async ({ author, page, browser }) => {
  const { player, finish } = await openRoomWithPlayer(author, page, browser);
  await press(page, 'Start the game');
  await player.answer('Jupiter');
  await expect(player.page.getByRole('main').getByText('Answer received')).toBeVisible();
  await openSecondTab(player);
  await expect(player.page.getByRole('button', { name: 'Jupiter' })).toHaveAttribute('aria-pressed', 'true');
  await finish();
});

test('a big screen without a connection says so beside its clock, not over it, and promises no place', async ({
  author,
  page,
  browser,
}) => {
  const { room, player, finish } = await openRoomWithPlayer(author, page, browser);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const screen = await context.newPage();
  const network = await NetworkCut.on(screen);
  await screen.goto(`/en/present/${room._id}`);
  await press(page, 'Start the game');
  const clock = screen.getByRole('timer');
  await expect(clock).toBeVisible();
  await network.cut();
  const notice = screen.getByRole('status').filter({ hasText: 'No connection' });
  await expect(notice).toHaveText('No connection. We keep trying');
  await expect(async () => {
    const [said, told] = [await notice.boundingBox(), await clock.boundingBox()];
    expect(said?.height).toBeGreaterThan(30);
    expect(told?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
  }).toPass({ timeout: 5000 });
  await network.mend();
  await expect(notice).toBeHidden();
  await player.answer('Jupiter');
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  await expect(clock).toBeHidden();
  await context.close();
  await finish();
});

/** Somebody else is in the room as well, so that one answer does not close the question. */
async function openRoomWithPlayer(
  author: Author,
  page: Page,
  browser: Browser,
): Promise<{ room: Room; player: Player; finish: () => Promise<void> }> {
  const game = await author.makeGame(
    `Coming back ${Date.now()}`,
    [triviaSlide('Which planet is the largest?'), triviaSlide('Which planet is red?')],
    { language: 'en', direction: 'ltr' },
  );
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const other = await joinRoom(browser, { code: room.code, name: 'Omar' });
  await openConsole(page, room._id);
  const finish = async () => {
    await player.leave();
    await other.leave();
  };
  return { room, player, finish };
}
