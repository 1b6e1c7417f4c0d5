import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, press, start } from '../../product/pages/live-pages.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';

test('two people operate one room: one starts, the other goes on and ends, the big screen follows', async ({
  author,
  sendBots,
  page,
  browser,
}) => {
  const slides = ['First?', 'Second?'].map((question) => triviaSlide(question));
  const game = await author.makeGame(`Both ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const second = await openSecondAuthor(browser, 'Rami');
  await confirmAddress(second);
  await author.call('shareGame', { body: { game: game._id, email: second.email, transferType: 1 } });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const [theirs, screen] = [await second.context.newPage(), await second.context.newPage()];
  await theirs.goto('/en/dashboard');
  await theirs.getByRole('link', { name: 'Back to host console' }).click();
  await screen.goto(`/en/present/${room._id}`);
  await sendBots(room.code, ['Dana', 'Omar'], [{ strategy: always(1) }, { strategy: always(null) }]);
  await expect(theirs.getByRole('heading', { name: '2 players' })).toBeVisible();

  // One starts, both consoles and the screen are there; the other goes on.
  await start(page);
  await expect(theirs.getByRole('status').getByText('Slide 1 of 2')).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'First?' })).toBeVisible();
  await press(theirs, 'Close answers');
  await press(theirs, 'Show the correct answer');
  await expect(page.getByText('Correct answer shown').first()).toBeVisible();

  // Whoever ends it and will not see the result is told where it is; the owner has it.
  await theirs.getByRole('banner').getByRole('button', { name: 'End game', exact: true }).click();
  await theirs.getByRole('button', { name: 'Show the winners now' }).click();
  await expect(screen.getByText('The winners').first()).toBeVisible();
  await press(theirs, 'End the game');
  await expect(theirs.getByText(/The results are in the results list of/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the results' })).toBeVisible();

  // The next class: a new room for the same game, from where the last one ended.
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByRole('heading', { name: 'No players yet' })).toBeVisible();
  expect(page.url()).not.toContain(room._id);
  await second.context.close();
});
