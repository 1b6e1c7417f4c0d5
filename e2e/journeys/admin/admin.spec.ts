import { type BrowserContext, expect as check, type Page } from '@playwright/test';
import { expect, test } from '../../product/start/journey.ts';
import { makePeopleSheet, type SheetPerson } from '../../product/files/people-sheet.ts';

const stamp = Date.now();
const at = (local: string) => `${local}-${stamp}@school.org`;

/** Fifty people, of whom three cannot be added. */
function fiftyPeople(): SheetPerson[] {
  const people = Array.from({ length: 50 }, (_none, index) => ({
    name: `Teacher ${index + 1}`,
    email: at(`teacher${index + 1}`),
    phone: '050-1234567',
  }));
  people[6] = { name: 'Wrong Address', email: 'wrong.address', phone: '' };
  people[20] = { name: 'X', email: at('short'), phone: '' };
  people[41] = { name: 'Teacher 2 again', email: at('teacher2'), phone: '' };
  return people;
}

test.describe('a day of an admin', () => {
  // Whoever is restricted is refused with 403.
  test.use({ expectedErrors: [/the server responded with a status of 403/] });

  test('an admin adds fifty people, restricts one, gives credits, publishes a slide, changes a setting, and finds it all in the audit log', async ({
    page,
    author,
    guest,
  }) => {
    const question = `Which planet is nearest to the sun? ${stamp}`;
    await author.makeGame(`Planets ${stamp}`, [
      {
        type: 'trivia',
        question,
        answers: [
          { text: 'Mercury', media: null, correct: true },
          { text: 'Venus', media: null, correct: false },
        ],
      },
    ]);
    const victim = { email: at('victim'), password: 'six-letters' };
    const screen = await signUp(guest, victim);

    await test.step('fifty people from an Excel sheet: the report says which three failed, and why', async () => {
      await page.goto('/en/admin/users');
      await page.getByRole('link', { name: 'Add users from a list' }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import from Excel' }).click();
      await (await chooser).setFiles(await makePeopleSheet(fiftyPeople()));
      await expect(page.getByText('50 people · 3 lines need fixing')).toBeVisible();
      await page.getByRole('button', { name: 'Add 50 people' }).click();
      await expect(page.getByRole('heading', { name: '47 added, 3 not added' })).toBeFocused({ timeout: 60_000 });
      const report = page.getByRole('region', { name: 'Results by line' });
      await expect(report.getByRole('row', { name: /Wrong Address/ })).toContainText('Invalid email address');
      await expect(
        report.getByRole('row', { name: /^22 X/ }).or(report.getByRole('row', { name: /^21 X/ })),
      ).toContainText('At least 2 characters');
      await expect(report.getByRole('row', { name: /Teacher 2 again/ })).toContainText('more than once');
      // On a phone what became of a line stands in sight as well.
      await page.setViewportSize({ width: 390, height: 844 });
      const beyond = () => report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(beyond).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'Fix the 3 failed lines' }).click();
      const list = page.getByRole('textbox', { name: 'List' });
      await expect(list).toHaveValue(/Wrong Address\twrong\.address/);
      await list.fill(`Right Address\t${at('right')}`);
      await page.getByRole('button', { name: 'Add 1 person' }).click();
      await expect(page.getByRole('heading', { name: '1 added' })).toBeVisible();
    });

    await test.step('who is restricted is cut off at once', async () => {
      await page.goto('/en/admin/users');
      await openMenu(page, victim.email, 'Block');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Two accounts');
      await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
      await expect(page.getByRole('row', { name: new RegExp(victim.email) })).toContainText('Blocked');
      await screen.getByRole('link', { name: 'My games' }).first().click();
      // It stands over the sign-in page until it is closed.
      const told = screen.getByRole('dialog', { name: 'Your session has ended' });
      await expect(screen).toHaveURL(/\/en\/login/);
      await expect(told).toContainText('This account is blocked. Please contact the admin. Reason: \u2068Two accounts');
      await told.getByRole('button', { name: 'OK' }).click();
      await expect(told).toBeHidden();
      await expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
      const answer = await guest.request.post('/auth/login', { data: victim });
      expect(answer.status()).toBe(403);
    });

    await test.step('credits are given once, with a reason', async () => {
      await page.goto('/en/admin/users');
      await openMenu(page, at('teacher1'), 'Grant credits');
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox', { name: 'How many credits' }).fill('25');
      await panel.getByRole('textbox', { name: 'Title' }).fill('Start of school');
      await panel.getByRole('textbox', { name: 'Reason' }).fill('Promised by phone');
      await panel.getByRole('button', { name: 'Grant', exact: true }).click();
      await expect(panel).toBeHidden();
      await openMenu(page, at('teacher1'), 'Subscriptions and packs');
      await expect(page.getByRole('row', { name: /Start of school/ })).toContainText('25 of 25');
    });

    await test.step('a slide goes into the library', async () => {
      await page.goto('/en/admin/slides');
      await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill(String(stamp));
      // The press ends where it began only when the rows no longer move: the heading's row, and the one looked for.
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: new RegExp(`^Actions for .*${stamp}`) }).click();
      await page.getByRole('menuitem', { name: 'Publish to the library' }).click();
      await expect(page.getByRole('row', { name: new RegExp(String(stamp)) })).toContainText('In the library');
    });

    await test.step('a setting is changed and in force', async () => {
      await page.goto('/en/admin/settings');
      const section = page.getByRole('region', { name: 'Rooms' });
      await section.getByRole('textbox', { name: 'Close rooms after (days)' }).fill('0');
      await section.getByRole('button', { name: 'Save' }).click();
      await expect(section.getByText('The smallest possible value is 1')).toBeVisible();
      await section.getByRole('textbox', { name: 'Close rooms after (days)' }).fill('41');
      await section.getByRole('button', { name: 'Save' }).click();
      await expect(section.getByText('Saved')).toBeVisible();
      await page.goto('/en/admin/rooms');
      await expect(page.getByText('Rooms close automatically after 41 days.')).toBeVisible();
    });

    await test.step('all of it stands in the audit log', async () => {
      await page.goto('/en/admin/audit');
      const rows = page.getByRole('row');
      for (const [act, words] of [
        ['Changed settings', 'Close rooms after (days)'],
        ['Published or hid a slide', 'Which planet'],
        ['Granted credits', 'Promised by phone'],
        ['Changed a user', 'Blocked'],
        ['Added users', ''],
      ] as const) {
        await expect(rows.filter({ hasText: act }).filter({ hasText: words }).first(), act).toBeVisible();
      }
      // An entry names the person it is about, and leads there.
      const given = rows.filter({ hasText: 'Promised by phone' }).filter({ hasText: at('teacher1') });
      await given.getByRole('link').last().click();
      await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toHaveValue(at('teacher1'));
      await expect(page.getByRole('row')).toHaveCount(2);
    });
  });
});

test('who is no admin lands on the dashboard, a guest comes back after the login', async ({ guest, page }) => {
  const person = { email: at('regular'), password: 'six-letters' };
  const screen = await signUp(guest, person);
  for (const address of ['/en/admin', '/en/admin/users', '/en/admin/settings']) {
    await screen.goto(address);
    await expect(screen).toHaveURL('/en/dashboard');
  }
  await expect(screen.getByRole('link', { name: 'Administration' })).toBeHidden();
  await page.goto('/en/login');
  await expect(page).toHaveURL('/en/admin/dashboard');
  await page.goto('/en/admin');
  await expect(page).toHaveURL('/en/admin/dashboard');
});

test.describe('without the code of the admin screens', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] });

  test('an admin lands on the dashboard, and the next try works', async ({ page }) => {
    let cut = true;
    await page.route(/\/assets\/admin-routes/, (route) => (cut ? route.abort() : route.continue()));
    await page.goto('/en/admin/users');
    await expect(page).toHaveURL('/en/dashboard');
    await expect(page.getByText('Couldn’t open this page. Check the connection and try again')).toBeVisible();
    cut = false;
    await page.reload();
    await page.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/en/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
  });

  test('so it is when one screen’s code does not come', async ({ page }) => {
    await page.goto('/en/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/en/dashboard');
  });
});

async function signUp(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<Page> {
  const data = { name: 'Noa Levi', email, contactEmail: email, password, language: 'en' };
  const reply = await context.request.post('/auth/register', { data });
  check(reply.ok(), await reply.text()).toBe(true);
  const page = await context.newPage();
  await page.goto('/en/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Finds a person by the address and presses one line of the row's menu. */
async function openMenu(page: Page, email: string, item: string): Promise<void> {
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email.replaceAll('.', String.raw`\.`)) });
  // The heading's row, and the one that was looked for.
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
