import type { Page } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { HeldWire } from '../../network/held-wire.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openConsole, openPhone, start } from '../../product/pages/live-pages.ts';

const LATE_MS = 2500;

test('a phone that hears of the question seconds late shows the time that is left', async ({
  author,
  context,
  page,
  browser,
}) => {
  const slides = [triviaSlide('Which planet is the largest?')];
  const game = await author.makeGame(`Late ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  await openConsole(page, room._id);
  let wire: HeldWire | undefined;
  const phone = await openPhone(browser, room.code, {
    prepare: async (one) => {
      wire = await HeldWire.on(one);
    },
  });
  await fillIn(phone.page, { name: 'Dana' });
  await expect(phone.page.getByRole('heading', { name: 'You are in!' })).toBeVisible();

  wire?.stopAt('lobby');
  await phone.page.reload();
  await expect.poll(() => wire?.standsStill).toBe(true);
  await start(page);
  await expect(presenter.getByRole('timer')).toBeVisible();
  await presenter.waitForTimeout(LATE_MS);
  wire?.letGo();
  await expect(phone.page.getByRole('timer')).toBeVisible();
  const [here, there] = await Promise.all([secondsLeft(phone.page), secondsLeft(presenter)]);
  expect(Math.abs(here - there), `${here} and ${there} seconds`).toBeLessThanOrEqual(1);
  await phone.leave();
});

async function secondsLeft(page: Page): Promise<number> {
  const name = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0]);
}
