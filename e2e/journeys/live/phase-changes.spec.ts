import { makePicture } from '../../product/files/picture.ts';
import { type SlideDraft, triviaSlide, useOf } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { watchFrames } from '../../product/perceived/blank-frames.ts';
import { watchMoveStarts } from '../../product/perceived/move-starts.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, openConsole, press, start } from '../../product/pages/live-pages.ts';

test('from phase to phase no frame of big screen and phone is without words', async ({
  author,
  browser,
  page,
  context,
}) => {
  const slides: SlideDraft[] = [
    triviaSlide('First?'),
    { type: 'break', question: 'Tea', queMessage: '', break: { minutes: 10, music: false } },
    triviaSlide('Second?', { round: { title: 'Rivers' } }),
  ];
  const game = await author.makeGame(`Frames ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const screen = await context.newPage();
  await screen.goto(`/en/present/${room._id}`);
  await expect(screen.getByText('Dana')).toBeVisible();
  // What moves is what may blink.
  for (const shown of [screen, player.page]) await shown.emulateMedia({ reducedMotion: 'no-preference' });
  const watched = await Promise.all([screen, player.page].map(watchFrames));

  await start(page);
  await expect(screen.getByRole('heading', { level: 1, name: 'First?' })).toBeVisible();
  await player.answer('Jupiter');
  await expect(player.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await press(page, 'Show leaderboard');
  await expect(screen.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(player.page.getByRole('heading', { name: 'Top of the leaderboard' })).toBeVisible();
  await press(page, 'Next slide');
  await expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();
  await press(page, 'Go on');
  await expect(screen.getByRole('heading', { level: 1, name: 'Rivers' })).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'Second?' })).toBeVisible();
  await player.answer('Jupiter');
  await press(page, 'Show the winners');
  await expect(screen.getByRole('heading', { name: 'The winners' })).toBeVisible();
  await press(page, 'End the game');
  await expect(screen.getByText('Thank you')).toBeVisible();
  for (const frames of watched) {
    const { blank, frames: all } = await frames();
    expect(all).toBeGreaterThan(20);
    expect(blank).toBe(0);
  }
  await player.leave();
});

test('a picture goes to its place over the answers from where, and as large as, it was', async ({
  author,
  sendBots,
  page,
  context,
}) => {
  // Beside its words it is as wide as its place, and lower than that.
  const wide = { name: 'wide.png', mimeType: 'image/png', buffer: makePicture(1200, 600) };
  const image = useOf(await author.upload(wide, 'Wide'), 'A wide picture');
  const slides = [triviaSlide('Which planet is the largest of all?', { image, readSeconds: 60 })];
  const game = await author.makeGame(`Travels ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  await sendBots(room.code, ['Dana'], { strategy: always(null) });
  const screen = await context.newPage();
  await screen.goto(`/en/present/${room._id}`);
  await expect(screen.getByText('Dana')).toBeVisible();
  await screen.emulateMedia({ reducedMotion: 'no-preference' });
  const starts = await watchMoveStarts(screen, 'img[alt="A wide picture"]');
  await start(page);
  const picture = screen.getByRole('img', { name: 'A wide picture' });
  await expect(picture).toHaveJSProperty('complete', true);
  const { height: alone = 0 } = (await picture.boundingBox()) ?? {};
  expect(alone).toBeGreaterThan(100);
  // The time to read stands below it, in the middle of the screen.
  const { x = 0, width = 0 } = (await screen.locator('[style*="--left"]').locator('..').boundingBox()) ?? {};
  expect(Math.round(x + width / 2)).toBe((screen.viewportSize()?.width ?? 0) / 2);
  await press(page, 'Show the answers now');
  await expect.poll(starts).toHaveLength(1);
  const [begun = 0] = await starts();
  expect(begun / alone).toBeCloseTo(1, 1);
});
