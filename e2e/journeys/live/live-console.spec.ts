import type { Page } from '@playwright/test';
import { DEFAULT_SCORING, DEFAULT_TEAMS } from '@qc/contract';
import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { keptResult } from '../../product/people/kept-result.ts';
import { agree, choose, fillIn, joinRoom, openConsole, openPhone, press } from '../../product/pages/live-pages.ts';

const english = { language: 'en', direction: 'ltr' } as const;

test(
  'standings come and go, and the run goes on by itself until it is stopped',
  { tag: '@engines' },
  async ({ author, page, browser }) => {
    const slides = ['First?', 'Second?', 'Third?'].map((question) => triviaSlide(question));
    const game = await author.makeGame(`By itself ${Date.now()}`, slides, english);
    const room = await author.openRoom(game._id);
    const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
    const heading = (name: string) => player.page.getByRole('heading', { name, exact: true });
    await openConsole(page, room._id);
    await page.keyboard.press('KeyA');
    await expect(page.getByRole('switch', { name: 'Auto-advance' })).toBeChecked();
    await press(page, 'Start the game');
    await player.answer('Jupiter');
    await expect(heading('Correct!')).toBeVisible();
    await expect(page.getByText(/^Continues in \d seconds?$/)).toBeVisible();
    // Nobody presses anything from here to the second question.
    await expect(heading('Top of the leaderboard')).toBeVisible();
    await expect(heading('Second?')).toBeVisible();
    await player.answer('Jupiter');
    await expect(heading('Correct!')).toBeVisible();

    await page.getByRole('switch', { name: 'Auto-advance' }).click();
    await expect(page.getByRole('switch', { name: 'Auto-advance' })).not.toBeChecked();
    await expect(page.getByText(/^Continues in/)).toBeHidden();
    await page.keyboard.press('KeyT');
    await expect(heading('Top of the leaderboard')).toBeVisible();
    // The phone may hear of it before the console does.
    await expect(page.getByRole('status').getByText('Leaderboard', { exact: true })).toBeVisible();
    await page.keyboard.press('KeyT');
    await expect(heading('Correct!')).toBeVisible();
    await press(page, 'Leaderboard now');
    await expect(heading('Top of the leaderboard')).toBeVisible();
    await press(page, 'Hide leaderboard');
    await expect(heading('Correct!')).toBeVisible();
    await player.leave();
  },
);

test('the doors: late ones are refused and let in, a device is kept out, newcomers are removed at once', async ({
  author,
  sendBots,
  page,
  browser,
}) => {
  const game = await author.makeGame(`Doors ${Date.now()}`, [triviaSlide('Largest planet?')], english);
  const room = await author.openRoom(game._id);
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await sendBots(room.code, ['Omar'], { strategy: always(null) });
  await openConsole(page, room._id);
  await press(page, 'Start the game');
  const late = page.getByRole('switch', { name: 'Also after the first slide' });
  await expect(late).toBeChecked();
  await late.click();
  await expect(late).not.toBeChecked();
  const lea = await openPhone(browser, room.code);
  await expect(lea.page.getByRole('main').getByRole('status')).toContainText(
    'The game has started, and it’s too late to join',
  );
  await late.click();
  await expect(late).toBeChecked();
  await fillIn(lea.page, { name: 'Lea' });
  await expect(lea.page.getByRole('heading', { name: 'Largest planet?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 players' })).toBeVisible();

  await choose(page, 'Dana', 'Remove and block device');
  await agree(page, 'Block');
  await expect(dana.page.getByRole('alert')).toContainText('The host removed you from the game');
  await dana.page.getByRole('button', { name: 'Another code' }).click();
  await dana.page.goto(`/play/${room.code}`);
  await expect(dana.page.getByRole('alert')).toContainText('The host removed you from the game');
  await expect(page.getByText('1 device is blocked')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock them' }).click();
  await expect(page.getByText('1 device is blocked')).toBeHidden();
  await dana.page.reload();
  await fillIn(dana.page, { name: 'Somebody else' });
  await expect(dana.page.getByRole('heading', { name: 'Largest planet?' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove newcomers' }).click();
  await page.getByRole('menuitem', { name: 'The last 10 minutes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Remove 3 players?');
  await agree(page, 'Remove');
  for (const { page: phone } of [dana, lea])
    await expect(phone.getByRole('alert')).toContainText('The host removed you from the game');
  await expect(page.getByRole('heading', { name: 'No players yet' })).toBeVisible();
  for (const player of [dana, lea]) await player.leave();
});

test('extra time: the clock of one phone alone is longer, and an answer in it counts', async ({
  author,
  page,
  context,
  browser,
}) => {
  const slide = triviaSlide('Largest planet?', { time: 12 });
  const game = await author.makeGame(`Extra ${Date.now()}`, [slide], english);
  const room = await author.openRoom(game._id);
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const omar = await joinRoom(browser, { code: room.code, name: 'Omar' });
  await openConsole(page, room._id);
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  await choose(page, 'Dana', '+100%');
  await expect(page.getByRole('img', { name: 'Has 100% extra time' })).toHaveCount(1);
  await press(page, 'Start the game');
  await expect(dana.page.getByRole('timer', { name: /^Your time (1[3-9]|2[0-4]) seconds left$/ })).toBeVisible();
  await expect(omar.page.getByRole('timer', { name: /^([0-9]|1[0-2]) seconds left$/ })).toBeVisible();
  await expect(presenter.getByRole('timer', { name: /^([0-9]|1[0-2]) seconds left$/ })).toBeVisible();
  await expect(omar.page.getByRole('main').getByText('Time is up')).toBeVisible();
  await expect(dana.page.getByRole('main').getByText('Time is up')).toBeHidden();
  const waits = page.getByText(/^At most \d+ seconds? more$/);
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  for (const other of [omar.page, presenter]) await expect(other.getByText(/extra|your time|Dana/i)).toHaveCount(0);
  await dana.answer('Jupiter');
  await expect(dana.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await expect(omar.page.getByRole('heading', { name: 'No answer this time' })).toBeVisible();
  await author.call('closeRoom', { id: room._id });
  const result = await keptResult(author, game._id);
  const [first] = result.players;
  expect(first).toMatchObject({ name: 'Dana', rightCount: 1 });
  expect(first?.score).toBeGreaterThanOrEqual(500);
  for (const player of [dana, omar]) await player.leave();
});

test('a corrected answer and a moved player change every screen and the report', async ({
  author,
  sendBots,
  page,
  context,
  browser,
}) => {
  const teams = { ...DEFAULT_TEAMS, mode: 'assign' as const, names: ['Red', 'Blue'], rule: 'sum' as const };
  const scoring = { ...DEFAULT_SCORING, profile: 'accuracy' as const };
  const slides = [triviaSlide('Which planet is red?', { notes: 'Tell of the rust' }), triviaSlide('Largest planet?')];
  const game = await author.makeGame(`Corrected ${Date.now()}`, slides, { ...english, teams, scoring });
  const room = await author.openRoom(game._id);
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await sendBots(room.code, ['Omar'], { strategy: always(1) });
  await openConsole(page, room._id);
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  await press(page, 'Start the game');
  await expect(page.getByText('Tell of the rust')).toBeVisible();
  await expect(section(page, 'Next up')).toContainText('2 Largest planet?');
  await dana.answer('Mars');
  await expect(dana.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();

  await page.getByRole('button', { name: 'Correct the answer' }).click();
  await page.getByRole('checkbox', { name: 'Jupiter' }).uncheck();
  await page.getByRole('checkbox', { name: 'Mars' }).check();
  await agree(page, 'Correct and score again');
  await expect(dana.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await expect(dana.page.getByRole('main').getByText('+1,000')).toBeVisible();
  await expect(presenter.getByRole('listitem').filter({ hasText: 'Correct answer' })).toContainText('Mars');
  await expect(page.getByRole('listitem').filter({ hasText: 'Omar' })).not.toContainText('1,000');

  await press(page, 'Show leaderboard');
  await expect(dana.page.getByRole('main').getByText('Place 1', { exact: true })).toBeVisible();
  const ranked = (name: string) => presenter.getByRole('listitem').filter({ hasText: name }).first();
  await expect(ranked('Red')).toContainText('1,000');
  await expect(ranked('Blue')).not.toContainText('1,000');
  await choose(page, 'Dana', 'Blue');
  await expect(ranked('Blue')).toContainText('1,000');
  await expect(ranked('Red')).not.toContainText('1,000');
  await expect(dana.page.getByRole('main').getByText('Your team: place 1 of 2')).toBeVisible();
  await author.call('closeRoom', { id: room._id });
  await expect(page.getByRole('link', { name: 'See the results' })).toBeVisible();
  const result = await keptResult(author, game._id);
  expect(result.players.map(({ name, score, team }) => [name, score, team])).toEqual([
    ['Dana', 1000, 1],
    ['Omar', 0, 1],
  ]);
  expect(result.teamResults.map(({ name, score }) => [name, score])).toEqual([
    ['Blue', 1000],
    ['Red', 0],
  ]);
  await page.goto(`/en/results/${result._id}`);
  const corrections = page.getByRole('region', { name: 'Corrected answers' });
  await expect(corrections.getByRole('listitem')).toHaveCount(1);
  await expect(corrections).toContainText(/Jupiter.*Mars/);
  await dana.leave();
});

test('the keyboard alone runs a whole small game', async ({ author, sendBots, page }) => {
  const slides = ['First?', 'Second?', 'Third?', 'Fourth?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Keys live ${Date.now()}`, slides, english);
  const room = await author.openRoom(game._id);
  await sendBots(room.code, ['Dana', 'Omar'], [{ strategy: always(1) }, { strategy: always(null) }]);
  await openConsole(page, room._id);
  const phase = page.getByRole('status');
  /** Presses a key and waits for what it brings. */
  const key = async (name: string, shown: string) => {
    await page.keyboard.press(name);
    await expect(phase.getByText(shown, { exact: true })).toBeVisible();
  };
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await key('Enter', 'Answers are open');
  await expect(page.getByText('1 of 2 answered').first()).toBeVisible();
  await key('KeyP', 'Paused');
  await key('KeyP', 'Answers are open');
  const seconds = async () => Number(/\d+/.exec(await timer(page))?.[0]);
  const before = await seconds();
  await page.keyboard.press('Equal');
  await expect.poll(seconds).toBeGreaterThan(before + 1);
  await page.keyboard.press('Minus');
  await expect.poll(seconds).toBeLessThanOrEqual(before);
  await key('KeyC', 'Answers are closed');
  await key('KeyV', 'Correct answer shown');
  await key('KeyR', 'Leaderboard');
  await key('Space', 'Answers are open');
  await expect(phase.getByText('Slide 2 of 4')).toBeVisible();
  // A question that nobody has answered would be asked anew later.
  await expect(page.getByText('1 of 2 answered').first()).toBeVisible();
  await key('Backspace', 'Correct answer shown');
  await expect(phase.getByText('Slide 1 of 4')).toBeVisible();
  await key('KeyT', 'Leaderboard');
  await page.keyboard.press('Enter');
  await expect(phase.getByText('Slide 2 of 4')).toBeVisible();
  await key('Enter', 'Leaderboard');
  await key('Enter', 'Answers are open');
  await expect(phase.getByText('Slide 3 of 4')).toBeVisible();
  await page.keyboard.press('KeyS');
  await expect(phase.getByText('Slide 4 of 4')).toBeVisible();
  await page.keyboard.press('KeyM');
  await expect(page.getByRole('button', { name: 'Turn sounds on' })).toBeVisible();
  await page.keyboard.press('KeyH');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await key('Enter', 'Answers are closed');
  // The last places are the podium's to tell.
  await key('Enter', 'Correct answer shown');
  await key('Enter', 'Winners');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The game has ended. The results are saved.')).toBeVisible();
});

/** A part of the console by its heading. */
function section(console: Page, heading: string) {
  return console.locator('section').filter({ has: console.getByRole('heading', { name: heading }) });
}

/** What the clock on the console's picture of the big screen says. */
async function timer(console: Page): Promise<string> {
  return (await console.getByRole('timer', { includeHidden: true }).first().getAttribute('aria-label')) ?? '';
}
