import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { NetworkCut } from '../../network/network-cut.ts';

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
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};

/** Opens the player's page on a device of its own and takes a place. The words are those of the game's language. */
export async function joinRoom(
  browser: Browser,
  { code, name, words = englishJoin, device = phone }: JoinOptions,
): Promise<Player> {
  const player = await openPhone(browser, code, { device });
  await fillIn(player.page, { name, words });
  await expect(player.page.getByRole('heading', { name: words.youAreIn })).toBeVisible();
  return player;
}

/** Opens the player's page on a device of its own, at the room's door. `prepare` comes before its first visit. */
export async function openPhone(
  browser: Browser,
  code: string,
  {
    device = phone,
    prepare,
  }: { device?: BrowserContextOptions | undefined; prepare?: (page: Page) => Promise<void> } = {},
): Promise<Player> {
  const context = await browser.newContext({ ...device, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const network = await NetworkCut.on(page);
  await prepare?.(page);
  await page.goto(`/play/${code}`);
  return {
    page,
    network,
    answer: (words) => page.getByRole('button', { name: new RegExp(`^(\\p{L} )?${words}$`, 'u') }).click(),
    leave: () => context.close(),
  };
}

/** Writes a nickname on a phone at the door and presses Join. */
export async function fillIn(page: Page, { name, words = englishJoin }: Omit<JoinOptions, 'code'>): Promise<void> {
  await page.getByRole('textbox', { name: words.nickname }).fill(name);
  await page.getByRole('button', { name: words.join, exact: true }).click();
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
  await console.getByRole('main').getByRole('button', { name: words, exact: true, disabled: false }).first().click();
}

/**
 * Starts the run as soon as the console has heard of a player. It hears a moment after the player's own page does, and
 * until then a press asks whether to begin without any.
 */
export async function start(console: Page, words = 'Start the game'): Promise<void> {
  await expect(console.getByRole('main').getByRole('listitem').first()).toBeAttached();
  await press(console, words);
}

/** Picks from the menu that the console has for one player. */
export async function choose(console: Page, player: string, item: string): Promise<void> {
  await console.getByRole('button', { name: new RegExp(`^More for \\W*${player}\\W*$`) }).click();
  await console.getByRole('menu').getByText(item, { exact: true }).click();
}

/** Presses the yes of the question that the console asks. */
export async function agree(console: Page, words: string): Promise<void> {
  await console.getByRole('dialog').getByRole('button', { name: words, exact: true }).click();
}

/** Presses a console's button at a given moment, ms since 1970: two consoles press as one. */
export async function pressAt(console: Page, words: string, atMs: number): Promise<void> {
  const button = console.getByRole('button', { name: words, exact: true, disabled: false }).first();
  await button.evaluate(async (element: HTMLElement, moment) => {
    await new Promise((resolve) => setTimeout(resolve, moment - Date.now()));
    element.click();
  }, atMs);
}
