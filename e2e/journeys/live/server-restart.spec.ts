import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startServerProcess } from '../../crash/server-process.ts';
import { port as sharedPort } from '../../product/start/addresses.ts';
import { Author, triviaSlide } from '../../product/people/author.ts';
import { joinRoom, openConsole, phone, press, start } from '../../product/pages/live-pages.ts';

/** A server of its own beside the one that all journeys share: this one is killed. */
const port = sharedPort + 50;
const ownerOfProcess = { email: 'owner@school.org', password: 'owner-secret-of-tests' };
const BACK_WITHIN_MS = 5000;

test('a killed server comes back in the middle of a question: every page returns by itself and the run goes on', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'qc-restart-'));
  let server = await startServerProcess({ port, dataDir });
  try {
    const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
    const signedIn = await context.request.post('/auth/login', { data: ownerOfProcess });
    const { session }: { session: string } = await signedIn.json();
    const author = new Author(context.request, session);
    const game = await author.makeGame(
      'Restart',
      [triviaSlide('Which planet is the largest?'), triviaSlide('Which planet is red?')],
      { language: 'en', direction: 'ltr' },
    );
    const room = await author.openRoom(game._id);
    const console = await openConsole(await context.newPage(), room._id);
    const presenter = await context.newPage();
    await presenter.goto(`/en/present/${room._id}`);
    const device = { ...phone, baseURL: server.url };
    const dana = await joinRoom(browser, { code: room.code, name: 'Dana', device });
    const omar = await joinRoom(browser, { code: room.code, name: 'Omar', device });
    await start(console);
    await dana.answer('Jupiter');
    await expect(dana.page.getByRole('main').getByText('Answer received')).toBeVisible();
    await expect(console.getByText('1 of 2 answered').first()).toBeVisible();

    await server.killNine();
    await expect(dana.page.locator('#root').getByText('No connection')).toBeVisible();
    await expect(console.getByText('Connected', { exact: true })).toHaveCount(0);
    server = await startServerProcess({ port, dataDir });

    const isBack = (page: Page) =>
      expect(page.locator('#root').getByText('No connection')).toBeHidden({
        timeout: Math.max(1, BACK_WITHIN_MS - (Date.now() - server.readyAtMs)),
      });
    await Promise.all([isBack(dana.page), isBack(omar.page), isBack(presenter)]);
    await expect(console.getByText('Connected', { exact: true }).first()).toBeVisible({
      timeout: Math.max(1, BACK_WITHIN_MS - (Date.now() - server.readyAtMs)),
    });
    for (const page of [dana.page, omar.page, presenter]) {
      await expect(page.getByRole('heading', { name: 'Which planet is the largest?' })).toBeVisible();
    }
    await expect(dana.page.getByRole('main').getByText('Answer received')).toBeVisible();
    await expect(dana.page.getByRole('button', { name: 'Jupiter' })).toHaveAttribute('aria-pressed', 'true');
    await expect(console.getByText('1 of 2 answered').first()).toBeVisible();

    await omar.answer('Mars');
    await expect(dana.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
    await expect(omar.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
    await press(console, 'Show leaderboard');
    await press(console, 'Next slide');
    await dana.answer('Jupiter');
    await omar.answer('Jupiter');
    await press(console, 'Show the winners');
    for (const player of [dana, omar]) {
      await expect(player.page.getByRole('heading', { name: 'You are on the podium!' })).toBeVisible();
    }
    await press(console, 'End the game');
    await console.getByRole('link', { name: 'See the results' }).click();
    const { results } = await author.call('listGameResults', { query: { game: game._id } });
    expect(results).toHaveLength(1);
    await expect(console).toHaveURL(new RegExp(`/en/results/${results[0]?._id}$`));
    await expect(console.getByRole('region', { name: 'Winners' })).toContainText('Dana');
    expect(results[0]?.playersCount).toBe(2);
    await dana.leave();
    await omar.leave();
    await context.close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
