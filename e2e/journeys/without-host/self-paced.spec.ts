import type { Assignment } from '@qc/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Author, triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { englishJoin, phone } from '../../product/pages/live-pages.ts';

/** A player's phone at an assignment, with a place in it, before the start. */
async function open(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('textbox', { name: englishJoin.nickname }).fill(name);
  await page.getByRole('button', { name: englishJoin.join }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  return page;
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tap = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^\\p{L} ${words}$`, 'u') }).click();
const question = (page: Page, words: string) => expect(page.getByRole('heading', { name: words })).toBeVisible();
const finished = (page: Page) => expect(page.getByRole('heading', { name: 'You have finished!' })).toBeVisible();

test('an assigned game is played by two phones at their own pace until its deadline', async ({
  author,
  page,
  browser,
}) => {
  const name = `Homework ${Date.now()}`;
  const slides = [triviaSlide('Which planet is the largest?'), triviaSlide('Which planet has a red spot?')];
  const game = await author.makeGame(name, slides, { language: 'en', direction: 'ltr' });

  // The author assigns it.
  await page.goto('/en/my-games');
  await page.getByRole('button', { name: new RegExp(`More.*${name}`) }).click();
  await page.getByRole('menuitem', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog');
  await fillDeadline(dialog, '01.01.2020 10:00');
  await press(page, 'Create assignment');
  await expect(dialog.getByText('This time has already passed')).toBeVisible();
  const soon = new Date(Date.now() + 3_600_000);
  await fillDeadline(dialog, localTime(soon));
  await press(page, 'Create assignment');
  await expect(dialog.getByText('The assignment is ready')).toBeVisible();
  const address = await dialog.getByText(/\/play\/[a-z0-9]{12}$/).innerText();
  const { assignments } = await author.call('listAssignments', { query: { game: game._id } });
  const [assignment] = assignments;
  if (!assignment) throw new Error('the assignment is not in the list');
  expect(address).toMatch(new RegExp(`/play/${assignment.code}$`));

  // Dana goes through all of it; a reload in the middle changes nothing.
  const path = `/play/${assignment.code}`;
  const dana = await open(browser, path, 'Dana');
  await press(dana, 'Start');
  await question(dana, 'Which planet is the largest?');
  await tap(dana, 'Jupiter');
  await press(dana, 'Next');
  await question(dana, 'Which planet has a red spot?');
  await dana.reload();
  await question(dana, 'Which planet has a red spot?');
  await tap(dana, 'Jupiter');
  await press(dana, 'Finish');
  await finished(dana);

  // Omar is in the middle when the deadline comes.
  const omar = await open(browser, path, 'Omar');
  await press(omar, 'Start');
  await tap(omar, 'Venus');
  await press(omar, 'Next');
  await question(omar, 'Which planet has a red spot?');
  await author.call('updateAssignment', { id: assignment._id, body: { closesAt: Date.now() + 5000 } });
  await expect(omar.getByRole('heading', { name: 'The assignment is closed' })).toBeVisible();

  // Who comes now learns that it is over; who played may look back.
  const late = await browser.newContext({ ...phone, storageState: { cookies: [], origins: [] } });
  const latePage = await late.newPage();
  await latePage.goto(path);
  await expect(latePage.getByRole('alert')).toContainText('This assignment is closed');

  // The author sees both in one report.
  await page.goto('/en/links');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Closed');
  await expect(row).toContainText('2 of 2 finished');
  await row.getByRole('link', { name: new RegExp(`Report on.*${name}`) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectReport(author, assignment);

  // A wrong key is put right: Omar, who looks at the own answers meanwhile, sees it.
  await press(omar, 'My answers');
  const first = omar.getByRole('listitem').first();
  await expect(first.getByRole('img', { name: 'Not this time' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct the answer to question 1' }).click();
  const dialogOfKey = page.getByRole('dialog');
  await dialogOfKey.getByRole('checkbox', { name: 'Jupiter' }).uncheck();
  await dialogOfKey.getByRole('checkbox', { name: 'Venus' }).check();
  await press(page, 'Correct and score again');
  await expect(first.getByRole('img', { name: 'Correct!' })).toBeVisible();
  for (const context of [dana.context(), omar.context(), late]) await context.close();
});

async function expectReport(author: Author, assignment: Assignment): Promise<void> {
  const { assignments } = await author.call('listAssignments');
  const result = assignments.find(({ _id }) => _id === assignment._id)?.result;
  const { players, pace } = await author.call('getGameResult', { id: result ?? '' });
  expect(pace).toBe('self');
  expect(players.map(({ name, rightCount, answeredCount }) => [name, rightCount, answeredCount])).toEqual([
    ['Dana', 2, 2],
    ['Omar', 0, 1],
  ]);
}

/** Types a deadline as a person would: day, month, year, and the hour of 24. */
async function fillDeadline(dialog: Locator, typed: string): Promise<void> {
  const [day = '', time = ''] = typed.split(' ');
  const until = dialog.getByRole('group', { name: 'Open until' });
  await until.getByLabel('Date').fill(day);
  await until.getByLabel('Time').fill(time);
}

/** Day and hour in the time zone of the test's browser. */
function localTime(date: Date): string {
  return new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })
    .format(date)
    .replace(',', '');
}

test.describe('where clocks are changed', () => {
  test.use({ timezoneId: 'Asia/Jerusalem' });

  test('a deadline in the skipped hour is refused, one in the doubled hour is the later', async ({ author, page }) => {
    const name = `Night ${Date.now()}`;
    const game = await author.makeGame(name, [triviaSlide('Awake?')], { language: 'en', direction: 'ltr' });
    await page.goto('/en/my-games');
    await page.getByRole('button', { name: new RegExp(`More.*${name}`) }).click();
    await page.getByRole('menuitem', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog');
    await fillDeadline(dialog, '26.3.2027 02:30');
    await press(page, 'Create assignment');
    await expect(dialog.getByText('This hour doesn’t exist')).toBeVisible();
    const [year, day] = nextLastSundayOfOctober();
    await fillDeadline(dialog, `${day}/10/${year} 1.30`);
    await press(page, 'Create assignment');
    await expect(dialog.getByRole('status')).toContainText(`${day}.10.${year} 01:30`);
    const { assignments } = await author.call('listAssignments', { query: { game: game._id } });
    // Winter time: two hours before UTC.
    expect(assignments.map(({ closesAt }) => closesAt)).toEqual([Date.UTC(year, 9, day - 1, 23, 30, 59)]);
  });
});

test(
  'two tabs of one device: the one that comes second does not take the place from the first',
  { tag: '@engines' },
  async ({ author, browser }) => {
    const game = await author.makeGame(`Tabs ${Date.now()}`, [triviaSlide('Largest?'), triviaSlide('Red spot?')], {
      ...{ language: 'en', direction: 'ltr' },
    });
    const assignment = await author.call('createAssignment', {
      body: { game: game._id, closesAt: Date.now() + 3_600_000 },
    });
    const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins: [] } });
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) await tab.goto(`/play/${assignment.code}`);
    const join = async (tab: Page, name: string) => {
      await tab.getByRole('textbox', { name: englishJoin.nickname }).fill(name);
      await press(tab, englishJoin.join);
    };
    await join(first, 'Dana');
    await press(first, 'Start');
    await tap(first, 'Jupiter');
    await press(first, 'Next');
    await join(second, 'Omar');
    await expect(second.getByRole('alert')).toHaveText(/This device has already started/);
    await first.reload();
    await question(first, 'Red spot?');
    await second.reload();
    await question(second, 'Red spot?');
    await context.close();
  },
);

/** When clocks in Israel are next turned back: year and day. */
function nextLastSundayOfOctober(): [number, number] {
  const thisYear = new Date().getUTCFullYear();
  for (const year of [thisYear, thisYear + 1]) {
    const day = 31 - new Date(Date.UTC(year, 9, 31)).getUTCDay();
    if (Date.UTC(year, 9, day - 1) > Date.now()) return [year, day];
  }
  throw new Error('no autumn');
}
