import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { NetworkCut } from '../../network/network-cut.ts';
import { expect, test } from '../../product/start/journey.ts';
import { agree, choose, joinRoom, openConsole, press, pressAt } from '../../product/pages/live-pages.ts';

const english = { language: 'en', direction: 'ltr' } as const;

test('the operator reloads in the middle of a question and goes on', async ({ author, page, browser, sendBots }) => {
  const game = await author.makeGame(`Operator ${Date.now()}`, [triviaSlide('Largest planet?')], english);
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await sendBots(room.code, ['Omar'], { strategy: always(null) });
  await openConsole(page, room._id);
  await press(page, 'Start the game');
  await player.answer('Jupiter');
  await expect(page.getByText('1 of 2 answered').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 2 answered').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close answers' })).toHaveCount(1);
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  await expect(player.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await player.leave();
});

test('two consoles that press next for the same step advance the room once', async ({
  author,
  page,
  context,
  browser,
}) => {
  const slides = ['First?', 'Second?', 'Third?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Two consoles ${Date.now()}`, slides, { ...english, showResultsAfter: 'never' });
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const second = await context.newPage();
  await openConsole(page, room._id);
  await openConsole(second, room._id);
  await press(page, 'Start the game');
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  await expect(second.getByRole('button', { name: 'Next slide' })).toBeVisible();
  // At the same millisecond, so that both consoles still show the step that they press for.
  const atMs = Date.now() + 2000;
  await Promise.all([pressAt(page, 'Next slide', atMs), pressAt(second, 'Next slide', atMs)]);
  await expect(player.page.getByRole('heading', { name: 'Second?' })).toBeVisible();
  await expect(page.getByText('Answers are open').first()).toBeVisible();
  await expect(second.getByText('Answers are open').first()).toBeVisible();
  await player.leave();
});

test('a press made without a connection is not done to the next question, and the console says so', async ({
  author,
  page,
  context,
  browser,
}) => {
  const slides = ['First?', 'Second?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Offline press ${Date.now()}`, slides, { ...english, showResultsAfter: 'never' });
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const away = await browser.newContext({ storageState: await context.storageState() });
  const second = await away.newPage();
  const network = await NetworkCut.on(second);
  await openConsole(page, room._id);
  await openConsole(second, room._id);
  await press(page, 'Start the game');
  await expect(second.getByText('Answers are open').first()).toBeVisible();
  await network.cut();
  await second.keyboard.press('KeyP');
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  await press(page, 'Next slide');
  await expect(player.page.getByRole('heading', { name: 'Second?' })).toBeVisible();
  await network.mend();
  await expect(second.getByText('Not done: the game had already moved on')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Answers are open').first()).toBeVisible();
  await away.close();
  await player.leave();
});

test('a removed player is told so and may not come back with that place', async ({ author, page, browser }) => {
  const game = await author.makeGame(`Removing ${Date.now()}`, [triviaSlide('Largest planet?')], english);
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await openConsole(page, room._id);
  await choose(page, 'Dana', 'Remove');
  await agree(page, 'Remove');
  await expect(player.page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('No players yet')).toBeVisible();
  await player.leave();
});
