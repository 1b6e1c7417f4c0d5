import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, press } from '../../product/pages/live-pages.ts';

test('an empty start asks back, a big screen without an account leads on, and an early end shows the winners', async ({
  author,
  sendBots,
  page,
  browser,
}) => {
  const slides = ['First?', 'Second?', 'Third?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Remote ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toContainText('Nobody is here yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Wait' }).click();
  await expect(page.getByRole('button', { name: 'Open the big screen' })).toHaveCount(1);

  // At the technician's machine nobody is signed in; a code lets it in, and its keys once the host says so.
  await page.getByRole('button', { name: 'Big screen on another computer' }).click();
  const links = page.getByRole('dialog');
  await links.getByRole('button', { name: 'New link' }).click();
  const code = await links.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText();
  const keys = links.getByRole('switch', { name: 'Keys on this screen lead on' });
  await keys.click();
  await expect(keys).toBeChecked();
  const machine = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const screen = await machine.newPage();
  await screen.goto('/screen');
  await screen.getByRole('textbox').fill(code);
  await screen.keyboard.press('Enter');
  await expect(screen).toHaveURL(/\/screen\/.+\/1-/);
  await expect(links.getByText('Open on 1 screen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
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
  await machine.close();
});
