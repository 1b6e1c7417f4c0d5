import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, hebrewJoin, openConsole, openPhone, phone, start } from '../../product/pages/live-pages.ts';

// Words that cannot be fetched: the browser reports that itself.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a phone speaks the game’s language, in whatever language its page came, and waits for words that are late', async ({
  author,
  page,
  browser,
}) => {
  const game = await author.makeGame(`מילים ${Date.now()}`, [triviaSlide('מהי בירת צרפת?')], {
    language: 'he',
    direction: 'rtl',
  });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  let refused = 0;
  const english = { ...phone, locale: 'en-GB', timezoneId: 'Europe/London' };
  const { page: player } = await openPhone(browser, room.code, {
    device: english,
    prepare: async (one) => {
      await one.route(/player-words-he/, (route) => {
        refused += 1;
        return refused <= 2 ? route.abort() : route.continue();
      });
    },
  });
  // Meanwhile it says so in the words that it has.
  await expect(player.locator('html')).toHaveAttribute('lang', 'en');
  await expect(player.getByText('One moment')).toBeVisible();
  await expect(player.getByRole('textbox', { name: hebrewJoin.nickname })).toBeVisible();
  await expect(player.locator('html')).toHaveAttribute('dir', 'rtl');
  await fillIn(player, { name: 'Dana', words: hebrewJoin });
  await expect(player.getByRole('heading', { name: hebrewJoin.youAreIn })).toBeVisible();
  await start(page);
  await expect(player.getByText('מהי בירת צרפת?', { exact: true })).toBeVisible();
});

test('the form for a code speaks the language of the place, and another one where its words do not come', async ({
  browser,
}) => {
  const inIsrael = {
    ...phone,
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    storageState: { cookies: [], origins: [] },
  };
  const own = await browser.newContext(inIsrael);
  const hebrew = await own.newPage();
  await hebrew.goto('/play');
  await expect(hebrew.getByRole('heading', { name: 'מצטרפים למשחק' })).toBeVisible();
  const without = await own.newPage();
  await without.route(/player-words-/, (route) => route.abort());
  await without.goto('/play');
  await expect(without.getByRole('textbox', { name: 'Game code' })).toBeVisible();
  await expect(without.locator('html')).toHaveAttribute('lang', 'en');
  await own.close();
});
