import type { Page } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, openConsole, openPhone, press, pressAt, start } from '../../product/pages/live-pages.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

// The run that cannot be paid is refused on purpose.
test.use({ expectedErrors: [/status of 402/] });

const balance = (page: Page) => page.getByRole('region', { name: 'Credits' });
const runGame = (page: Page) => page.getByRole('button', { name: /^Run / }).click();

test('without credits: told so with the ways on, a demo for three, then a run that is charged once', async ({
  author: owner,
  browser,
}) => {
  const { author: dana, context, email } = await openSecondAuthor(browser, 'Dana');
  // Every new account begins with some here: they are taken away again.
  const [first] = (await owner.call('listSubscriptions', { query: { searchText: email } })).subscriptions;
  const person = first?.user ?? '';
  await owner.call('updateSubscription', { id: first?._id ?? '', body: { expiredFromAdmin: true } });
  await dana.makeGame('The sea', [triviaSlide('Largest planet?'), triviaSlide('And now?')], {
    language: 'en',
    direction: 'ltr',
  });

  const page = await context.newPage();
  await page.goto('/en/dashboard');
  await runGame(page);
  const dialog = page.getByRole('dialog', { name: 'Out of credits' });
  await expect(dialog).toContainText('This run costs 1 credit, and you have 0 left.');
  await dialog.getByLabel('A few words, if you like').fill('For 7b');
  await dialog.getByRole('button', { name: 'Ask for credits' }).click();
  await expect(dialog).toContainText('Your request was sent on');

  await dialog.getByRole('button', { name: /^Trial run: free/ }).click();
  await expect(page.getByText('Trial run: free, up to 3 players')).toBeVisible();
  const [demo] = (await dana.call('listRooms')).rooms;
  const code = demo?.code ?? '';
  const players = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) players.push(await joinRoom(browser, { code, name }));
  const fourth = await openPhone(browser, code);
  await expect(fourth.page.getByText('The game is full')).toBeVisible();
  await start(page);
  await players[0]?.answer('Jupiter');
  await expect(page.getByText('1 of 3 answered').first()).toBeVisible();
  await dana.call('closeRoom', { id: demo?._id ?? '' });
  for (const player of [...players, fourth]) await player.leave();
  expect((await dana.call('listUsages')).count).toBe(0);

  const given = { user: person, type: 'times', originalAmount: 3, reason: 'A journey' };
  await owner.call('createSubscription', { body: given });
  await page.goto('/en/dashboard');
  await expect(balance(page)).toContainText('3');
  await runGame(page);
  await expect(page.getByText('1 credit is charged when the first slide opens')).toBeVisible();
  const [room] = (await dana.call('listRooms')).rooms;
  expect(room).toMatchObject({ demo: false, price: 1, startedAt: null });
  const player = await joinRoom(browser, { code: room?.code ?? '', name: 'Ada' });
  const second = await openConsole(await context.newPage(), room?._id ?? '');
  const atMs = Date.now() + 2000;
  await Promise.all([page, second].map((each) => pressAt(each, 'Start the game', atMs)));
  await expect(second.getByText('Answers are open').first()).toBeVisible();
  await second.close();

  const { usages } = await dana.call('listUsages');
  expect(usages).toHaveLength(1);
  expect(usages[0]).toMatchObject({ amountUsed: 1, creditsBefore: 3, source: 'firebase', gameName: 'The sea' });
  await press(page, 'Close answers');
  await press(page, 'Show the correct answer');
  await press(page, 'Show leaderboard');
  await press(page, 'Next slide');
  await dana.call('closeRoom', { id: room?._id ?? '' });
  await player.leave();
  await page.goto('/en/dashboard');
  await expect(balance(page)).toContainText('2');
  expect((await dana.call('listUsages')).usages[0]).toMatchObject({ voided: false });
  await context.close();
});
