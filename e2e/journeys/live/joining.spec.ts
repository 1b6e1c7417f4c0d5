import type { Page } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { keptResult } from '../../product/people/kept-result.ts';
import { agree, choose, joinRoom, openConsole, press } from '../../product/pages/live-pages.ts';

const english = { language: 'en', direction: 'ltr' } as const;
const slides = [triviaSlide('Largest planet?')];

test(
  'a player types the code: a wrong one is explained, a right one may be written in two groups',
  { tag: '@engines' },
  async ({ author, guest }) => {
    const game = await author.makeGame(`Typing ${Date.now()}`, slides, english);
    const room = await author.openRoom(game._id);
    const page = await guest.newPage();
    await page.goto('/play');
    const code = page.getByRole('textbox', { name: 'Game code' });
    await code.fill('12');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText('A game code has 6 digits')).toBeVisible();
    await code.fill(otherCode(room.code));
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText('There’s no open game with this code')).toBeVisible();
    await code.fill(`${room.code.slice(0, 3)} ${room.code.slice(3)}`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByRole('heading', { name: game.name })).toBeVisible();
    await expect(page).toHaveURL(`/play/${room.code}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Please enter a nickname')).toBeVisible();
    await fillIn(page, { Nickname: 'Dana' });
    await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  },
);

test('a nickname that is taken is refused, another one is let in', async ({ author, guest, browser }) => {
  const game = await author.makeGame(`Same name ${Date.now()}`, slides, english);
  const room = await author.openRoom(game._id);
  const first = await joinRoom(browser, { code: room.code, name: 'Dana' });
  const page = await guest.newPage();
  await page.goto(`/play/${room.code}`);
  await fillIn(page, { Nickname: ' dAnA ' });
  await expect(page.getByRole('alert')).toHaveText('This nickname is taken. Choose another');
  await fillIn(page, { Nickname: 'Dana B' });
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await first.leave();
});

test('who was removed is told so, and may join again as somebody new', async ({ author, page, browser }) => {
  const game = await author.makeGame(`Removed ${Date.now()}`, slides, english);
  const room = await author.openRoom(game._id);
  const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
  await openConsole(page, room._id);
  await choose(page, 'Dana', 'Remove');
  await agree(page, 'Remove');
  await expect(player.page.getByRole('alert')).toContainText('The host removed you from the game');
  await player.page.getByRole('button', { name: 'Another code' }).click();
  await player.page.getByRole('textbox', { name: 'Game code' }).fill(room.code);
  await player.page.getByRole('button', { name: 'Enter' }).click();
  await fillIn(player.page, { Nickname: 'Dana' });
  await expect(player.page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await player.leave();
});

test(
  'a room that is closed in the middle of a question thanks everybody; nobody new comes in',
  { tag: '@engines' },
  async ({ author, page, guest, browser }) => {
    const game = await author.makeGame(`Closed ${Date.now()}`, slides, english);
    const room = await author.openRoom(game._id);
    const player = await joinRoom(browser, { code: room.code, name: 'Dana' });
    await openConsole(page, room._id);
    await press(page, 'Start the game');
    await expect(player.page.getByRole('heading', { name: 'Largest planet?' })).toBeVisible();
    await author.call('closeRoom', { id: room._id });
    await expect(player.page.getByRole('heading', { name: 'Thanks for playing' })).toBeVisible();
    await expect(page.getByText('The game has ended. The results are saved.')).toBeVisible();
    const late = await guest.newPage();
    await late.goto(`/play/${room.code}`);
    // To who had no place in it the code looks like any that no game has.
    await expect(late.getByText('There’s no open game with this code')).toBeVisible();
    await player.leave();
  },
);

test('a game with rules and phone numbers lets in who gives both; only the owner sees the number', async ({
  author,
  page,
  guest,
}) => {
  const rules = { regulationsText: 'Be kind. One prize for each class.', collectPhone: true };
  const game = await author.makeGame(`Rules ${Date.now()}`, slides, { ...english, ...rules });
  const room = await author.openRoom(game._id);
  const phone = await guest.newPage();
  await phone.goto(`/play/${room.code}`);
  await fillIn(phone, { Nickname: 'Dana' });
  await expect(phone.getByText('Please enter a phone number')).toBeVisible();
  await expect(phone.getByText('You can join after agreeing to the rules')).toBeVisible();
  await phone.getByText('Rules', { exact: true }).click();
  await expect(phone.getByText('One prize for each class.')).toBeVisible();
  await phone.getByRole('checkbox', { name: 'I have read the rules and agree' }).check();
  await fillIn(phone, { 'Phone number': '050-123 4567' });
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await openConsole(page, room._id);
  await press(page, 'Start the game');
  await phone.getByRole('button', { name: /^\p{L} Jupiter$/u }).click();
  await expect(phone.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await author.call('closeRoom', { id: room._id });
  const result = await keptResult(author, game._id);
  expect(result.players.map(({ name, phone: number }) => [name, number])).toEqual([['Dana', '050-123 4567']]);
});

/** Fills fields by their names and presses Join. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** A code that is not this one. */
function otherCode(code: string): string {
  return `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`;
}
