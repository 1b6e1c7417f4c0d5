import { newQuestion } from '@qc/contract';
import { miniGameLink } from '../../product/people/all-types.ts';
import { triviaSlide, useOf } from '../../product/people/author.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';

test('the pages of an author ask no other host for anything until something of it is played', async ({
  author,
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseUrl).origin) foreign.push(request.url());
  });
  const film = await author.call('createMediaFromLink', {
    body: { link: 'https://www.youtube.com/watch?v=jNQXAC9IVRw', title: `Film ${Date.now()}` },
  });
  const game = await author.makeGame(`Foreign ${Date.now()}`, [
    triviaSlide('After a film', { openingMedia: useOf(film, 'A film'), endingMedia: useOf(film, 'A film') }),
    { ...newQuestion('media'), question: 'The film', openingMedia: useOf(film, 'A film') },
    { ...newQuestion('miniGame'), question: 'A game', miniGame: miniGameLink },
  ]);
  for (const slide of [0, 1, 2]) {
    await page.goto(`/en/create-game/${game._id}/${slide}`);
    const moments = page.getByRole('complementary').locator('label');
    await expect(page.getByRole('img', { name: 'The big screen' })).toBeVisible();
    for (let at = 0; at < (await moments.count()); at++) {
      await moments.nth(at).click();
      await page.waitForLoadState('networkidle');
    }
  }
  await page.goto(`/en/create-game/${game._id}/1`);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog').getByText(film.title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of ['dashboard', 'my-games', 'media']) {
    await page.goto(`/en/${path}`);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});
