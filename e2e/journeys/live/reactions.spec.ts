import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, openConsole, start } from '../../product/pages/live-pages.ts';

test('a player reacts: it rises on the big screen, after the own answer lights up there, and the host turns it off', async ({
  author,
  browser,
  page,
  context,
  sendBots,
}) => {
  const game = await author.makeGame(`Reactions ${Date.now()}`, [triviaSlide('First?')], { language: 'en' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const screen = await context.newPage();
  await screen.emulateMedia({ reducedMotion: 'no-preference' });
  await screen.goto(`/en/present/${room._id}`);
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana' });
  // Somebody whose answer is waited for.
  await sendBots(room.code, ['Omar'], { strategy: always(null) });

  const heart = dana.page.getByRole('button', { name: 'Heart' });
  const flying = screen.locator('[data-flying="heart"]');
  await heart.click();
  await expect(flying).toHaveCount(1);
  await expect(flying).toHaveCount(0);

  await start(page);
  await expect(dana.page.getByRole('heading', { name: 'First?' })).toBeVisible();
  await expect(heart).toBeHidden();
  await dana.answer('Jupiter');
  await heart.click();
  await expect(screen.locator('[data-lit="heart"]')).toBeVisible();
  await expect(flying).toHaveCount(0);
  await page.getByLabel('Reactions on the big screen').click();
  await expect(heart).toBeHidden();
  await dana.leave();
});
