import { LIVE_PATH } from '@qc/contract';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Bot } from '../../bots/bot.ts';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { baseUrl, dataFolder, owner } from '../../product/start/addresses.ts';
import { type Author, triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, press } from '../../product/pages/live-pages.ts';

/** Who answers what: the second answer, Jupiter, is marked right. */
const players = { Noa: 1, Omar: 2, Dana: 2 };

/** Which of the database's files hold a text, byte by byte. */
function filesWith(text: string): string[] {
  const files = readdirSync(dataFolder).filter((file) => file.startsWith('questions.sqlite'));
  return files.filter((file) => readFileSync(join(dataFolder, file)).includes(text));
}

/** Runs one question with three players to its reveal, and closes the room. `gone`: the second one's name. */
async function playOnce(author: Author, page: Page, name: string, gone = 'Omar'): Promise<void> {
  const game = await author.makeGame(name, [triviaSlide('Largest planet?')], { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  const url = baseUrl.replace(/^http/, 'ws') + LIVE_PATH;
  const bots: Bot[] = [];
  for (const [player, choice] of Object.entries(players)) {
    const strategy = () => ({ type: 'trivia' as const, picks: [choice] });
    const called = player === 'Omar' ? gone : player;
    bots.push(new Bot({ url, code: room.code, name: called, seed: bots.length + 1, thinkMs: [20, 900], strategy }));
  }
  for (const bot of bots) bot.start();
  await expect.poll(() => bots.every((bot) => bot.joined)).toBe(true);
  await openConsole(page, room._id);
  await press(page, 'Start the game');
  await expect.poll(() => bots.every((bot) => bot.acked.length === 1)).toBe(true);
  await author.call('closeRoom', { id: room._id });
  for (const bot of bots) bot.stop();
}

test('a report is read, a wrong key put right, taken along in Excel, and a player deleted', async ({
  author,
  page,
}) => {
  const name = `Planets ${Date.now()}`;
  // Like nobody else in the whole database.
  const omar = `Omar ${Date.now()}`;
  await playOnce(author, page, name, omar);
  await page.goto('/en/results');
  await page.getByRole('searchbox', { name: 'Search results' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const winners = page.getByRole('region', { name: 'Winners' }).getByRole('listitem');
  // Whoever has no points is no winner.
  await expect(winners).toHaveText([/Noa/]);
  await expect(page.getByRole('figure')).toHaveCount(3);
  await expectAccessible(page, 'report');

  await page.getByRole('button', { name: 'Correct the answer to question 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Jupiter' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Mars' }).check();
  await expectAccessible(page, 'correction');
  await dialog.getByRole('button', { name: 'Correct and score again' }).click();
  // Two without points had one place between them; one of them keeps it.
  await expect(page.getByText('Scored again. 2 players changed place')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(winners).toHaveText([/Omar|Dana/, /Omar|Dana/]);
  await page.reload();
  await expect(winners).toHaveCount(2);
  const { name: person } = await author.call('checkLogin');
  const corrections = page.getByRole('region', { name: 'Corrected answers' });
  await expect(corrections).toContainText(/Jupiter\s*Mars/);
  await expect(corrections).toContainText(person);

  await page.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} B`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} B`);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${name} B.xlsx`);
  const book = await readFile(await file.path());
  const [, first, second, third] = await readSheet(book, 2);
  expect(new Set([first?.[1], second?.[1]])).toEqual(new Set(['Dana', omar]));
  expect(third?.[1]).toBe('Noa');
  const [, question] = await readSheet(book, 3);
  expect(question?.slice(1, 6)).toEqual(['Largest planet?', 'Multiple choice', 'C. Mars', 3, 2 / 3]);

  expect(filesWith(omar)).not.toEqual([]);
  await page.getByRole('tab', { name: 'By player' }).click();
  await page.getByRole('button', { name: /Show the answers of .*Omar/ }).click();
  await page.getByRole('button', { name: 'Delete this player' }).click();
  await dialog.getByRole('button', { name: 'Delete this player' }).click();
  await expect(page.getByText('The player was deleted')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['Dana', 'Noa']);
  await expect(winners).toHaveText([/Dana/]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Omar')).toHaveCount(0);
  expect(filesWith(omar), 'nothing of the player is left on the disk').toEqual([]);
});

test('a failed call is said on the page and can be tried again', async ({ author, page }) => {
  const name = `Failing ${Date.now()}`;
  await playOnce(author, page, name);
  const { results } = await author.call('listGameResults', { query: { searchText: name } });
  const id = results[0]?._id ?? '';
  await page.goto(`/en/results/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.route(`**/api/GameResult/${id}/excel*`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The server can’t be reached');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Try again' }).click();
  expect((await saving).suggestedFilename()).toBe(`${name}.xlsx`);
  await expect(notice).toHaveCount(0);
});

test.describe('somebody else', () => {
  test.use({ expectedErrors: [/404/] });

  test('does not see the result', async ({ author, page, guest, playwright }) => {
    const name = `Mine ${Date.now()}`;
    await playOnce(author, page, name);
    const { results } = await author.call('listGameResults', { query: { searchText: name } });
    const request = await playwright.request.newContext({
      baseURL: baseUrl,
      storageState: { cookies: [], origins: [] },
    });
    const email = `other-${Date.now()}@school.org`;
    const data = { name: 'Somebody else', email, contactEmail: email, password: owner.password };
    expect((await request.post('/auth/register', { data })).ok()).toBe(true);
    await guest.addCookies((await request.storageState()).cookies);
    const other = await guest.newPage();
    await other.goto(`/en/results/${results[0]?._id}`);
    await expect(other.getByText('This result doesn’t exist')).toBeVisible();
    await request.dispose();
  });
});
