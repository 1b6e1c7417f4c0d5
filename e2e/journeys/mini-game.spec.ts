import { miniGameLink } from '../product/all-types.ts';
import { expect, test } from '../product/journey.ts';
import { joinRoom, press } from '../product/live-pages.ts';
import { liveWords } from '../product/live-words.ts';

const w = liveWords.en;
const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const sideways = { width: 844, height: 390 };

test('who still plays a mini-game when the time runs out has the score so far, and its button is always in sight', async ({
  author,
  browser,
  page,
}) => {
  const slide = {
    ...{
      type: 'miniGame' as const,
      question: 'Catch the stars',
      queMessage: 'As many as you can',
      miniGame: miniGameLink,
    },
    ...{ score: 1000, time: 10 },
  };
  const game = await author.makeGame(`Stars ${Date.now()}`, [slide], { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana', device: small });
  const told = "parent.postMessage('AppChecked|1|4|1;1;0;1', '*')";
  const body = `<!doctype html><button onclick="${told}">Three of four stars</button>`;
  await player.page.route('https://learningapps.org/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`/en/operate/${room._id}`);
  await press(page, w.next.start);

  const button = player.page.getByRole('button', { name: 'Continue without a score' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await player.page.setViewportSize(sideways);
  await expect(button).toBeInViewport({ ratio: 1 });
  await player.page.frameLocator('iframe').getByRole('button', { name: 'Three of four stars' }).click();
  await expect(player.page.getByText('Score so far: 75%')).toBeInViewport({ ratio: 1 });
  await expect(player.page.getByText('+750 points')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana' })).toContainText('750');
  await player.leave();
});
