import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { NetworkCut } from './network-cut.ts';

/** A player's phone: a browser of its own with one page. */
export interface Player {
  page: Page;
  network: NetworkCut;
  /** Taps the pad with these words. */
  answer(words: string): Promise<void>;
  /** Forgets the phone. */
  leave(): Promise<void>;
}

/** A small phone in portrait. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the player's page on a device of its own and takes a place. The words are those of the game's language. */
export async function joinRoom(
  browser: Browser,
  { code, name, words = englishJoin, device = phone }: JoinOptions,
): Promise<Player> {
  const context = await browser.newContext({ ...device, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const network = await NetworkCut.on(page);
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox', { name: words.nickname }).fill(name);
  await page.getByRole('button', { name: words.join }).click();
  await expect(page.getByRole('heading', { name: words.youAreIn })).toBeVisible();
  return {
    page,
    network,
    answer: (words) => page.getByRole('button', { name: new RegExp(`^[A-H] ${words}$`) }).click(),
    leave: () => context.close(),
  };
}

interface JoinOptions {
  code: string;
  name: string;
  words?: JoinWords;
  device?: BrowserContextOptions;
}

/** What a player reads while joining. */
export interface JoinWords {
  nickname: string;
  join: string;
  youAreIn: string;
}
export const englishJoin: JoinWords = { nickname: 'Nickname', join: 'Join', youAreIn: 'You are in!' };
export const hebrewJoin: JoinWords = { nickname: 'כינוי', join: 'הצטרפות', youAreIn: 'אתם בפנים!' };

/** Opens the operator's console of a room in English and waits until it is connected. */
export async function openConsole(page: Page, roomId: string): Promise<Page> {
  await page.goto(`/en/operate/${roomId}`);
  await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible();
  return page;
}

/** Presses the console's button with these words once it can be pressed; the big one, where several have them. */
export async function press(console: Page, words: string | RegExp): Promise<void> {
  await console.getByRole('main').getByRole('button', { name: words, exact: true }).first().click();
}
