import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

test('one press puts a pupil’s window into the first question, and the trial goes on by itself', async ({
  author,
  page,
}) => {
  const game = await author.makeGame(
    `Pupil ${Date.now()}`,
    [triviaSlide('Largest planet?', { time: 5 }), triviaSlide('Smallest planet?')],
    { language: 'en', direction: 'ltr', collectPhone: true, regulationsText: 'Be kind', showResultsAfter: 'never' },
  );
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Play as a pupil' }).click();
  const pupil = await opening;
  await expect(pupil.getByRole('heading', { name: 'Largest planet?' })).toBeVisible();
  await pupil.getByRole('button', { name: /Jupiter/ }).click();
  await expect(page.getByText('The game is running in the second window')).toBeVisible();
  await expect(page).toHaveURL(/\/create-game\//);
  // Nobody presses anything for the second question.
  await expect(pupil.getByRole('heading', { name: 'Smallest planet?' })).toBeVisible();
});

test('the same from the list of games, with names that are given', async ({ author, page }) => {
  const game = await author.makeGame(`Pupil list ${Date.now()}`, [triviaSlide('First question?')], {
    ...{ language: 'en', direction: 'ltr', nameRule: 'generated' },
    teams: { mode: 'choose', names: ['Reds', 'Blues'], rule: 'mean', best: 3 },
  });
  await page.goto('/en/my-games');
  await page.getByRole('searchbox').fill(game.name);
  await page
    .getByRole('row')
    .filter({ hasText: game.name })
    .getByRole('button', { name: /^More actions/ })
    .click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Play as a pupil' }).click();
  const pupil = await opening;
  await expect(pupil.getByRole('heading', { name: 'First question?' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-games/);
});
