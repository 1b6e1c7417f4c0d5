import { joinRoom } from '../../product/pages/live-pages.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

test('a phone and a clicker answer one question of a Hebrew game, by the same letters and in one standing', async ({
  author,
  page,
  browser,
}) => {
  const { next } = liveWords.en;
  const game = await author.makeGame(`Beside ${Date.now()}`, [triviaSlide('Largest planet?')], { language: 'he' });
  const room = await author.openRoom(game._id);
  await page.goto(`/en/operate/${room._id}`);
  await expect(page.getByText(/^1 credit is charged/)).toBeVisible();
  await page.getByRole('switch', { name: 'Clickers answer too' }).click();
  await expect(page.getByText(/^5 credits are charged/)).toBeVisible();
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana', words: liveWords.he });
  await page.getByRole('textbox', { name: 'Players, one name in each line' }).fill('Noa');
  await page.getByRole('button', { name: 'Add players' }).click();
  await page.getByRole('button', { name: 'Clicker on the screen' }).click();
  const clicker = (key: string) => page.getByRole('button', { name: key, exact: true }).click();
  // Dana has a phone, and is not asked for a clicker.
  await page.getByRole('button', { name: 'Hand out the clickers' }).click();
  await expect(page.getByText(/Noa.?: press any key/)).toBeVisible();
  await clicker('A');
  await expect(page.getByText('1 of 1 player has a clicker')).toBeVisible();
  await expect(page.getByText(/Everybody has a clicker/)).toBeVisible();

  await page.getByRole('button', { name: next.start }).click();
  await expect(dana.page.getByRole('button', { name: /^B Jupiter$/ })).toBeVisible();
  // Each press flashes anew on its player's tile. One that the room hears after the question has closed does not count.
  const flash = page.getByRole('button').filter({ hasText: 'Noa' }).first().locator('span[aria-hidden]');
  const pressAndSee = async (key: string) => {
    const before = await flash.elementHandle();
    await clicker(key);
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  };
  // Her last press counts; with Dana's answer everybody has answered, and the question closes.
  await pressAndSee('C');
  await pressAndSee('B');
  await dana.answer('Jupiter');
  await page.getByRole('button', { name: next.showPodium }).click();
  const screen = await page.context().newPage();
  await screen.goto(`/en/present/${room._id}`);
  for (const name of ['Dana', 'Noa']) await expect(screen.getByText(name).first()).toBeVisible();
  await dana.leave();
});
