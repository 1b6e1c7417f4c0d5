import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import {
  agree,
  choose,
  fillIn,
  hebrewJoin,
  joinRoom,
  openConsole,
  openPhone,
  start,
} from '../../product/pages/live-pages.ts';

test('who finds the room full watches, reacts, and goes in when the place is free', async ({
  author,
  browser,
  page,
}) => {
  const settings = { language: 'he', direction: 'rtl', maxParticipants: 1 } as const;
  const game = await author.makeGame(`Watched ${Date.now()}`, [triviaSlide('מי שם?')], settings);
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const { page: second, leave } = await openPhone(browser, room.code);
  await expect(second.getByRole('button', { name: 'רק לצפות' })).toBeVisible();
  const dana = await joinRoom(browser, { code: room.code, name: 'דנה', words: hebrewJoin });
  await second.getByRole('button', { name: /לצפות במשחק/ }).click();
  await expect(second.getByText('אתם צופים', { exact: true })).toBeVisible();
  await expect(page.getByText('1 is watching').first()).toBeVisible();
  await second.getByRole('button', { name: 'לב', exact: true }).click();

  // Loaded anew, it watches on.
  await second.reload();
  await start(page);
  await expect(second.getByRole('heading', { name: 'מי שם?' })).toBeVisible();
  await expect(second.getByText('המשתתפים עונים עכשיו', { exact: true })).toBeVisible();
  await dana.answer('Jupiter');
  await choose(page, 'דנה', 'Remove');
  await agree(page, 'Remove');
  await second.getByRole('button', { name: 'להצטרף' }).click();
  await fillIn(second, { name: 'עומר', words: hebrewJoin });
  await expect(second.getByText('עומר', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('1 is watching')).toBeHidden();
  for (const away of [leave, dana.leave]) await away();
});
