import type { Page } from '@playwright/test';
import { triviaSlide, useOf } from '../../../product/people/author.ts';
import { expect, test } from '../../../product/start/journey.ts';
import { englishJoin, joinRoom, openConsole, press } from '../../../product/pages/live-pages.ts';
import { liveWords } from '../../../product/words/live-words.ts';

const w = liveWords.en;

test('after the honours the same people go on to another game by themselves; who leaves stands at its door', async ({
  author,
  browser,
  context,
  page,
}) => {
  const english = { language: 'en', direction: 'ltr' } as const;
  const stamp = Date.now();
  const lobbySlides = ['Welcome to the hall', 'Thanks to our sponsor'].map(async (caption) => ({
    media: useOf(await author.uploadPicture(`${caption} ${stamp}`), caption),
    caption,
  }));
  const settings = { ...english, lobbySlides: await Promise.all(lobbySlides), podiumPace: 'byHand' as const };
  const first = await author.makeGame(`Evening ${stamp}`, [triviaSlide('Largest planet?')], settings);
  const next = await author.makeGame(`Encore ${stamp}`, [triviaSlide('Which one is the giant?')], english);
  const room = await author.openRoom(first._id);
  const screen = await context.newPage();
  await screen.goto(`/en/present/${room._id}`);
  const dana = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const omar = await joinRoom(browser, { code: room.code, name: 'Omar' });
  const faces = [await faceOn(dana.page), await faceOn(omar.page)];
  expect(faces[0]).not.toBe(faces[1]);

  // They take turns.
  for (const { caption } of settings.lobbySlides) {
    const picture = screen.getByRole('figure').filter({ hasText: caption });
    await expect(picture).toBeVisible();
    const width = () => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }

  await openConsole(page, room._id);
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await press(page, w.next.start);
  await dana.answer('Jupiter');
  await omar.answer('Venus');
  await press(page, w.next.showPodium);
  const toHonours = page.getByRole('main').getByRole('button', { name: w.next.showHonours, exact: true });
  const nextPlace = page.getByRole('main').getByRole('button', { name: 'Next place', exact: true });
  await expect(async () => {
    if (!(await toHonours.isVisible())) await nextPlace.click({ timeout: 1000 });
    await expect(toHonours).toBeVisible({ timeout: 1000 });
  }).toPass();
  await press(page, w.next.showHonours);
  await expect(screen.getByText('Fastest correct answer')).toBeVisible();

  await page.getByRole('button', { name: 'Another game with the same people' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('button', { name: next.name }).click();
  await list.getByRole('button', { name: 'Play it with these people' }).click();
  await expect(page).not.toHaveURL(new RegExp(room._id));

  // Nobody types anything: name and face come along.
  const players = [dana, omar];
  for (const [at, name] of ['Dana', 'Omar'].entries()) {
    const phone = players[at]?.page ?? page;
    await expect(phone.getByRole('heading', { name: 'Again? 2 are staying' })).toBeVisible();
    await expect(phone.getByRole('main').getByText(name, { exact: true })).toBeVisible();
    expect(await faceOn(phone)).toBe(faces[at]);
  }

  const leave = omar.page.getByRole('button', { name: 'Leave', exact: true });
  await leave.click();
  await expect(omar.page.getByRole('alert')).toContainText('Your place is given up');
  await omar.page.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(omar.page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await leave.click();
  await leave.click();
  await expect(omar.page.getByRole('textbox', { name: englishJoin.nickname })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 player' })).toBeVisible();

  await press(page, w.next.start);
  await expect(dana.page.getByRole('heading', { name: 'Which one is the giant?' })).toBeVisible();
  await expect(omar.page.getByRole('heading', { name: 'Which one is the giant?' })).toBeHidden();
  await dana.answer('Jupiter');
  await expect(page.getByText('1 of 1 answered').first()).toBeVisible();
  for (const player of players) await player.leave();
});

/** How the own face is drawn on a phone that waits. */
async function faceOn(phone: Page): Promise<string> {
  const drawn = phone.getByRole('main').locator('svg[viewBox="0 0 64 64"]').first();
  await expect(drawn).toBeAttached();
  return drawn.evaluate((face) =>
    [...face.querySelectorAll('path')].map((path) => path.outerHTML.replace(/face-\d+/g, '')).join(''),
  );
}
