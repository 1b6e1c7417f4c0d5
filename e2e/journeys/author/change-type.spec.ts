import { answersOf, newAnswer, newQuestion } from '@qc/contract';
import { expect, test } from '../../product/start/journey.ts';

test('a slide that the devices cannot answer is changed from the list of what is missing, and keeps what it can', async ({
  author,
  page,
}) => {
  const slide = { ...newQuestion('typed'), question: 'Who built the ark?', answers: [newAnswer('Noah', true)] };
  const game = await author.makeGame(`Type ${Date.now()}`, [newQuestion('trueFalse'), slide], {
    setting: { gameType: 'remotes' },
  });
  await page.goto(`/en/create-game/${game._id}/0`);
  await page.getByRole('button', { name: /^\d+ details? missing$/ }).click();
  await page.getByRole('button', { name: /Slide 2.*Change type/ }).click();
  await page.getByRole('option', { name: /Multiple choice/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-answer="0"]')).toHaveValue('Noah');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { questions } = await author.call('getGame', { id: game._id });
  expect(questions[1]).toMatchObject({ type: 'trivia', question: 'Who built the ark?' });
  expect(questions[1] && answersOf(questions[1])[0]).toMatchObject({ text: 'Noah', correct: true });
  // The way is shown on the slide as well.
  await page.keyboard.press('Control+z');
  await page.getByRole('alert').getByRole('button', { name: 'Change type' }).click();
  await expect(page.getByRole('option', { name: /Multiple choice/ })).toBeVisible();
});
