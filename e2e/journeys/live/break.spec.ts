import { triviaSlide } from '../../product/people/author.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, openConsole, press, start } from '../../product/pages/live-pages.ts';

test('an author adds a break; the host gives it a minute, hall and phone count down, and it ends by a press', async ({
  author,
  browser,
  page,
  context,
}) => {
  const english = { language: 'en', direction: 'ltr' } as const;
  const game = await author.makeGame(`Break ${Date.now()}`, [triviaSlide('First?')], english);
  await page.goto(`/en/create-game/${game._id}/0`);
  const editor = new EditorPage(page);
  await editor.addSlide('Break');
  await editor.write('Heading', 'Coffee time');
  await page.getByRole('textbox', { name: 'Length' }).fill('2');
  await editor.saved();
  await author.call('createQuestions', { body: [{ ...triviaSlide('Second?'), game: game._id }] });

  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const { page: phone, answer, leave } = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const screen = await context.newPage();
  await screen.goto(`/en/present/${room._id}`);
  await start(page);
  await answer('Jupiter');
  await press(page, 'Show leaderboard');
  await press(page, 'Next slide');

  await expect(screen.getByRole('heading', { name: 'Coffee time' })).toBeVisible();
  await expect(screen.getByRole('timer')).toHaveAccessibleName('Back in 2 minutes');
  await expect(screen.getByRole('listitem').filter({ hasText: 'Dana' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a minute' }).click();
  for (const shown of [screen, phone]) {
    await expect(shown.getByRole('timer')).toHaveAccessibleName('Back in 3 minutes');
    await expect(shown.getByText(/^2:[0-5][0-9]$/)).toBeVisible();
  }
  await expect(phone.getByText('Place 1')).toBeVisible();
  await press(page, 'Go on');
  await expect(phone.getByRole('heading', { name: 'Second?' })).toBeVisible();
  await leave();
});
