import { triviaSlide } from '../../product/people/author.ts';
import { litLamps, plugInBuzz, pressBuzz } from '../../product/stand-ins/fake-buzz.ts';
import { expect, test } from '../../product/start/cut-journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

test.use({ expectedErrors: [/ERR_CONNECTION|WebSocket|Failed to fetch/] });

test('what is pressed while the console is cut off counts once the network is back, and lamps say whose is taken', async ({
  author,
  page,
  network,
}) => {
  const { next, byPlayer } = liveWords.en;
  const slides = [triviaSlide('Largest planet?')];
  const setting = { gameType: 'remotes' } as const;
  const game = await author.makeGame(`Cut off ${Date.now()}`, slides, { language: 'en', setting });
  const room = await author.openRoom(game._id);
  await plugInBuzz(page, 1);
  await page.goto(`/en/operate/${room._id}`);
  await page.getByRole('button', { name: 'Connect by USB' }).click();
  await page.getByRole('textbox', { name: 'Players, one name in each line' }).fill('Noa\nOmar\nDana');
  await page.getByRole('button', { name: 'Add players' }).click();
  await page.getByRole('button', { name: 'Hand out the clickers' }).click();
  for (const [handset, name] of ['Noa', 'Omar', 'Dana'].entries()) {
    await expect(page.getByText(new RegExp(`${name}.?: press any key`))).toBeVisible();
    await pressBuzz(page, { set: 0, handset }, 'dome');
  }
  await expect(page.getByText(/Everybody has a clicker/)).toBeVisible();
  await page.getByRole('button', { name: next.start }).click();
  await expect(page.getByRole('status').getByText('Slide 1 of 1')).toBeVisible();
  expect(await litLamps(page, 0)).toEqual([]);
  await pressBuzz(page, { set: 0, handset: 2 }, 'A');
  await expect.poll(() => litLamps(page, 0)).toEqual([2]);

  await network.cut();
  await pressBuzz(page, { set: 0, handset: 0 }, 'A');
  await pressBuzz(page, { set: 0, handset: 0 }, 'B');
  await pressBuzz(page, { set: 0, handset: 1 }, 'C');
  await expect(page.getByText(/^No connection/).first()).toBeVisible();
  await network.mend();

  // The three of them have answered: the question closed by itself.
  await page.getByRole('button', { name: next.showPodium }).click();
  await page.getByRole('main').getByRole('button', { name: next.end, exact: true }).click();
  await page.getByRole('link', { name: 'See the results' }).click();
  await page.getByRole('tab', { name: byPlayer }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Noa')).toContainText('1');
  await expect(row('Omar')).toContainText('0');
});
