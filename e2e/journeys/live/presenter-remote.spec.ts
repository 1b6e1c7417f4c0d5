import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, press } from '../../product/pages/live-pages.ts';

test('an empty start asks back, a remote leads on from the big screen, and an early end shows the winners', async ({
  author,
  sendBots,
  page,
  context,
}) => {
  const slides = ['First?', 'Second?', 'Third?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Remote ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toContainText('Nobody is here yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Open the big screen' })).toHaveCount(1);

  const screen = await context.newPage();
  await screen.goto(`/en/present/${room._id}`);
  await sendBots(room.code, ['Dana', 'Omar'], [{ strategy: always(1) }, { strategy: always(0) }]);
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('status').getByText('Slide 1 of 3')).toBeVisible();
  await expect(screen.getByText('50%').first()).toBeVisible();
  await screen.keyboard.press('b');
  await expect(page.getByText('The big screen is black')).toBeVisible();
  await screen.keyboard.press('b');
  await expect(page.getByText('The big screen is black')).toBeHidden();
  await screen.keyboard.press('PageDown');
  await expect(screen.getByRole('heading', { level: 1, name: 'First?' })).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'End game', exact: true }).click();
  await page.getByRole('button', { name: 'Show the winners now' }).click();
  await expect(screen.getByText('The winners').first()).toBeVisible();
  await expect(screen.getByText('Dana').first()).toBeVisible();
  await expect(screen.getByText('Omar')).toBeHidden();
  await press(page, 'End the game');
});
