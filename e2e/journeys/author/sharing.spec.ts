import { expect, test } from '../../product/start/journey.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';

test('a shared game is told by the bell, can be left, and its giver hears of it', async ({ author, page, browser }) => {
  const name = `Borrowed ${Date.now()}`;
  const game = await author.makeGame(name, [triviaSlide('Largest planet?')]);
  const other = await author.makeGame(`Kept ${Date.now()}`, [triviaSlide('Nearest star?')]);
  const second = await openSecondAuthor(browser, 'Rami');
  await confirmAddress(second);
  for (const { _id } of [game, other]) {
    await author.call('shareGame', { body: { game: _id, email: second.email, transferType: 1 } });
  }
  const theirs = await second.context.newPage();
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.goto('/en/shared-games');
  const bell = theirs.getByRole('button', { name: /^Notifications/ });

  // By the keyboard, on a phone: opened, one marked as read, closed, and the place is kept.
  await expect(bell).toHaveAccessibleName('Notifications: 2');
  await bell.focus();
  await theirs.keyboard.press('Enter');
  const panel = theirs.getByRole('dialog', { name: 'Notifications' });
  const read = panel.getByRole('button', { name: new RegExp(`^Mark as read: .*Kept`) });
  await read.focus();
  await theirs.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await theirs.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  // Opening the game by its address is seeing it, too.
  const seen = theirs.waitForResponse(/\/share\/notices\/seen$/);
  await theirs.goto(`/en/create-game/${game._id}/0`);
  await seen;
  await theirs.goto('/en/shared-games');
  await expect(bell).toHaveAccessibleName('Notifications');

  // Asked first; left, it is gone from the list.
  await theirs
    .getByRole('row', { name })
    .getByRole('button', { name: /^More actions/ })
    .click();
  await theirs.getByRole('menuitem', { name: 'Leave this game' }).click();
  const question = theirs.getByRole('dialog', { name });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(theirs.getByRole('link', { name }).first()).toBeVisible();
  await theirs
    .getByRole('row', { name })
    .getByRole('button', { name: /^More actions/ })
    .click();
  await theirs.getByRole('menuitem', { name: 'Leave this game' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(theirs.getByText('You left the game')).toBeVisible();
  await expect(theirs.getByRole('link', { name })).toHaveCount(0);
  // The other one by the sharing history.
  await theirs.goto('/en/transfer-log');
  await theirs.getByRole('button', { name: /^Leave.*Kept/ }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(theirs.getByText(/^Left by the receiver/)).toHaveCount(2);

  await page.goto('/en/dashboard');
  await page.getByRole('button', { name: /^Notifications: \d+/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await news.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(news.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await second.context.close();
});
