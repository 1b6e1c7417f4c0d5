import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { Author, triviaSlide } from '../../product/people/author.ts';
import { institutionWords } from '../../product/words/institution-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, start } from '../../product/pages/live-pages.ts';
import { linkMailedTo } from '../../product/stand-ins/mailbox.ts';
import { acceptInvitation, openSecondAuthor } from '../../product/people/second-author.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A used invitation is answered with 410, what one no longer manages with 404.
  expectedErrors: [/the server responded with a status of (404|410)/],
});

const english = { language: 'en', direction: 'ltr' } as const;
const newAddress = () => `invited-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@school.org`;

test('a manager invites a member by mail, who runs a game on the institution’s credits', async ({
  author,
  browser,
  guest,
  sendBots,
}) => {
  const boss = await openSecondAuthor(browser, 'Dana');
  const school = await author.call('createInstitution', { body: { name: 'Green School', managerEmail: boss.email } });
  await acceptInvitation(boss);
  await author.call('createSubscription', {
    body: { institution: school._id, type: 'times', originalAmount: 7, saleTitle: 'Given' },
  });

  // The manager invites.
  const manager = await boss.context.newPage();
  await manager.goto('/en/dashboard');
  await manager.getByRole('link', { name: 'Institution' }).click();
  await expect(manager.getByRole('heading', { name: 'Green School' })).toBeVisible();
  await manager.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('not-an-address');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  const email = newAddress();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('status')).toContainText(email);
  await manager.keyboard.press('Escape');
  const waiting = manager.getByRole('region', { name: 'Pending invitations' });
  await expect(waiting.getByText(email)).toBeVisible();

  // The invited person opens an account, which leads back, and accepts.
  const link = await linkMailedTo(email, 'invitation');
  const page = await guest.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Join .*Green School/ })).toBeVisible();
  await expect(page, 'the secret leaves the address').toHaveURL('/en/invitation');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('OmarAbdulrahmanAlKhatibOfTheNorthSchool');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('quite-new-words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/en/invitation');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL('/en/institution');
  await expect(page.getByRole('heading', { name: 'Green School' })).toBeVisible();
  await expect(page.getByText('All your runs are paid with these credits')).toBeVisible();

  // A run of the member's is paid by the institution, and the manager sees it.
  const session = await page.evaluate(() => sessionStorage.getItem('user'));
  const member = new Author(guest.request, session ?? '');
  const before = await member.call('getUser', { id: (await member.call('checkLogin'))._id });
  const game = await member.makeGame('Planets', [triviaSlide('Largest planet?')], english);
  const room = await member.openRoom(game._id);
  await openConsole(page, room._id);
  await sendBots(room.code, ['Noa', 'Lea']);
  await start(page);
  await expect(page.getByText('2 of 2 answered').first()).toBeVisible();
  await manager.reload();
  await expect(manager.getByRole('definition').filter({ hasText: /^6$/ })).toBeVisible();
  const row = manager.getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('cell').nth(1)).toHaveText('1');
  await expect(row.getByRole('cell').nth(2)).toHaveText('1');
  // On a phone the long name breaks, and the button beside it stays in sight.
  await manager.setViewportSize({ width: 390, height: 844 });
  const people = manager.getByRole('region', { name: 'Members' }).last();
  await expect(row.getByRole('button', { name: /^Remove/ })).toBeInViewport();
  expect(await people.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await manager.setViewportSize({ width: 1280, height: 800 });
  await manager.getByRole('link', { name: 'Usage by run' }).click();
  await expect(manager.getByText('Planets').first()).toBeVisible();
  const after = await member.call('getUser', { id: before._id });
  expect(after.credits).toBe(6);
  expect(after.totals.creditBalance).toBe(before.totals.creditBalance);

  // Clicker games are switched off, at once.
  await manager.goto('/en/institution');
  await manager.getByRole('switch', { name: 'Members can run clicker games' }).click({ force: true });
  await expect(manager.getByText('Clicker games are off').first()).toBeVisible();
  const clickers = await member.call('createGame', { body: { name: 'Clickers', setting: { gameType: 'remotes' } } });
  await member.call('createQuestions', { body: [{ ...triviaSlide('Largest planet?'), game: clickers._id }] });
  await expect(member.openRoom(clickers._id)).rejects.toThrow('remotesDisabled');
  await page.goto('/en/institution');
  await expect(page.getByText('Clicker games are off here')).toBeVisible();

  // The manager takes the member out, who goes on with the own credits.
  await manager.getByRole('button', { name: /^Remove \W*Omar/ }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re not part of an institution' })).toBeVisible();
  expect((await member.call('checkLogin')).credits).toBe(before.totals.creditBalance);

  // The link counted once.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await boss.context.close();
});

test('an invitation is withdrawn; another account does not get in by it; a manager leaves', async ({
  author,
  browser,
}) => {
  const boss = await openSecondAuthor(browser, 'Ruth');
  const other = await openSecondAuthor(browser, 'Avi');
  await author.call('createInstitution', { body: { name: 'Blue School', managerEmail: boss.email } });
  await acceptInvitation(boss);
  const manager = await boss.context.newPage();
  await manager.goto('/en/institution');
  const email = newAddress();
  await manager.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('As manager').check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await manager.keyboard.press('Escape');

  const page = await other.context.newPage();
  const link = await linkMailedTo(email, 'invitation');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Manage .*Blue School/ })).toBeVisible();
  await expect(page.getByText(`you are signed in as`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeHidden();
  await page.getByRole('button', { name: 'Sign in with the other address' }).click();
  await expect(page).toHaveURL('/en/login');

  await manager.getByRole('button', { name: /^Withdraw the invitation to/ }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(manager.getByRole('region', { name: 'Pending invitations' })).toBeHidden();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();

  await manager.getByRole('button', { name: 'Leave institution' }).click();
  await expect(manager.getByRole('dialog')).toContainText('You’re its only manager');
  await manager.getByRole('dialog').getByRole('button', { name: 'Leave institution' }).click();
  await expect(manager.getByRole('heading', { name: 'You’re not part of an institution' })).toBeVisible();
  await boss.context.close();
  await other.context.close();
});

for (const language of ['he'] as const) {
  const w = institutionWords[language];

  test(`the screens of an institution have no axe violation (${language})`, async ({ author, browser, guest }) => {
    const boss = await openSecondAuthor(browser, 'Dana');
    const member = await openSecondAuthor(browser, 'Omar');
    const name = `School ${language}`;
    const school = await author.call('createInstitution', { body: { name, managerEmail: boss.email } });
    await acceptInvitation(boss);
    const alone = await member.context.newPage();
    await alone.goto(`/${language}/institution`);
    await expect(alone.getByRole('heading', { name: w.none })).toBeVisible();
    await expectAccessible(alone, 'no institution');
    await alone.goto(`/${language}/invitation`);
    await expect(alone.getByLabel(w.code)).toBeVisible();
    await expectAccessible(alone, 'invitation by code');

    await boss.author.call('inviteMember', { id: school._id, body: { email: member.email } });
    const hash = new URL(await linkMailedTo(member.email, 'invitation')).hash;
    const visitor = await guest.newPage();
    for (const [page, screen] of [
      [visitor, 'invitation, signed out'],
      [alone, 'invitation, signed in'],
    ] as const) {
      await page.goto(`/${language}/dashboard`);
      await page.goto(`/${language}/invitation${hash}`);
      await expect(page.getByRole('heading', { name: w.join })).toBeVisible();
      await expectAccessible(page, screen);
    }

    const manager = await boss.context.newPage();
    await manager.goto(`/${language}/institution`);
    await expect(manager.getByText(member.email)).toBeVisible();
    await expect(manager.getByText(boss.email)).toBeVisible();
    await expectAccessible(manager, 'institution of a manager');
    await manager.getByRole('button', { name: w.invite, exact: true }).first().click();
    await expect(manager.getByRole('dialog')).toBeVisible();
    await expectAccessible(manager, 'invite a person');
    await manager.keyboard.press('Escape');
    await manager.getByRole('searchbox', { name: w.search }).fill('nobody of that name');
    await expect(manager.getByText(boss.email)).toBeHidden();
    await expectAccessible(manager, 'nobody matches');

    await member.author.call('acceptInvitation', { body: { token: hash.replace('#token=', '') } });
    await alone.goto(`/${language}/institution`);
    await expect(alone.getByRole('button', { name: w.leave })).toBeVisible();
    await expectAccessible(alone, 'institution of a member');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: w.over })).toBeVisible();
    await expectAccessible(visitor, 'invitation that is over');
    await boss.context.close();
    await member.context.close();
  });
}
