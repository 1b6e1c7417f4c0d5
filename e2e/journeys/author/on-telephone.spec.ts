import { newAnswer, newQuestion } from '@qc/contract';
import { launchOptions } from '../../product/start/browser.ts';
import { expect, test } from '../../product/start/journey.ts';

// A microphone that beeps, and nobody who has to allow it.
const FAKE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...FAKE] }, permissions: ['microphone'] });

test('an author records what callers hear, listens to it, and is told when it is long', async ({ author, page }) => {
  const answers = [newAnswer('Red', true), newAnswer('Dead')];
  const game = await author.makeGame(
    `Calls ${Date.now()}`,
    [{ ...newQuestion('trivia'), question: 'Which sea?', answers }],
    {
      setting: { gameType: 'dialer' },
      language: 'en',
      direction: 'ltr',
    },
  );
  await page.goto(`/en/create-game/${game._id}/0`);
  const said = page.getByLabel('Said instead of the question');
  await expect(said).toHaveAttribute('placeholder', 'Which sea?');
  await page.getByLabel('Answer on key 2').fill('the Dead Sea');
  await said.fill('A long question, in many words. '.repeat(10));
  await expect(page.getByText('Over 20 seconds')).toBeVisible();

  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Recording: 2 of 30 seconds')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Your recording, as the telephone carries it')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByLabel('The recording of this slide')).toBeVisible();
  await expect(page.getByText('Over 20 seconds')).toHaveCount(0);
  await page.getByRole('switch', { name: 'The recording reads the answers and their keys' }).click();

  await page.getByRole('button', { name: 'Listen as callers do' }).click();
  await expect(page.getByText('For the Dead Sea, press 2.')).toBeVisible();
  // Guessed until every text of it has been said by the line's voice.
  await expect(page.getByText(/^Until callers have heard it all: \d+ s$/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const [slide] = (await author.call('getGame', { id: game._id })).questions;
  expect(slide).toMatchObject({ recordingSaysAnswers: false, recording: { type: 'audio', provider: 'file' } });
  expect(slide?.recording?.durationMs).toBeGreaterThan(1500);
  expect(slide?.recording?.durationMs).toBeLessThan(8000);
  // As the phone company fetches it: without a session.
  const file = await fetch(new URL(`/demo/video/upload/v1/${slide?.recording?.publicId}`, page.url()));
  const head = new DataView(await file.arrayBuffer());
  expect([head.getUint16(22, true), head.getUint32(24, true), head.getUint16(34, true)]).toEqual([1, 8000, 16]);
});
