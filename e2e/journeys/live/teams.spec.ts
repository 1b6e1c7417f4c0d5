import { DEFAULT_TEAMS, TEAMS_MAX } from '@qc/contract';
import type { Locator } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { cutWords } from '../../product/perceived/cut-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

const w = liveWords.en;
const arabic = 'صقور الجليل الأعلى والكرمل الجنوبي';
const names = [
  arabic,
  'The Long-Named Brigade of North Haifa',
  ...Array.from({ length: TEAMS_MAX - 2 }, (_, at) => `הכבאים האמיצים משכונה מספר ${at + 3}`),
];
const wide = { width: 1280, height: 720 };
const upright = { width: 720, height: 1280 };

test('twelve teams with long names stand whole on podium, phone and console', async ({
  author,
  browser,
  context,
  page,
  sendBots,
}) => {
  const teams = { ...DEFAULT_TEAMS, mode: 'assign' as const, names };
  const game = await author.makeGame(`Teams ${Date.now()}`, [triviaSlide('Which is the largest?')], {
    language: 'en',
    direction: 'ltr',
    teams,
  });
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await expect(player.page.getByText(arabic)).toBeVisible();
  expect(await isWhole(player.page.getByText(arabic))).toBe(true);
  // One for each of the other teams.
  const bots = names.slice(1).map((_, at) => `Bot ${at + 2}`);
  await sendBots(room.code, bots, { strategy: always(1) });

  await page.goto(`/en/operate/${room._id}`);
  const row = page.getByRole('listitem').filter({ hasText: arabic });
  const [player1, team] = [row.getByText('Dana', { exact: true }), row.getByText(arabic)];
  expect(await gap(player1, team)).toBeGreaterThanOrEqual(6);

  await press(page, w.next.start);
  await player.answer('Jupiter');
  await press(page, w.next.showPodium);
  const screen = await context.newPage();
  for (const size of [wide, upright]) {
    await screen.setViewportSize(size);
    await screen.goto(`/en/present/${room._id}`);
    // Words are fitted to the pixel, and one is 5 % of the lowest rows.
    for (const name of names) await expect(screen.getByText(name, { exact: true })).toBeInViewport({ ratio: 0.95 });
    await expect.poll(() => cutWords(screen)).toEqual([]);
    const title = await screen.getByRole('heading', { level: 1 }).boundingBox();
    const first = await screen.getByText(names[0] ?? '', { exact: true }).boundingBox();
    expect((first?.y ?? 0) > (title?.y ?? 0) + (title?.height ?? 0), 'the winner stands below the title').toBe(true);
  }
  await player.leave();
});

/** Whether nothing of an element's words is left out. */
function isWhole(words: Locator): Promise<boolean> {
  return words.evaluate((element) => element.scrollWidth <= element.clientWidth);
}

/** From the end of one element to the beginning of the next, px. */
async function gap(before: Locator, after: Locator): Promise<number> {
  const [one, other] = [await before.boundingBox(), await after.boundingBox()];
  return (other?.x ?? 0) - ((one?.x ?? 0) + (one?.width ?? 0));
}
