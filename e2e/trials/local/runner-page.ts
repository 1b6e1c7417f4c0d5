import type { BrowserContext, Page } from '@playwright/test';

/** First keys of the rows of a keyboard: each row is a player, its keys are A to D. */
const ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV'],
] as const;

/** The page that runs a game without internet, as its host uses it, in English. */
export class RunnerPage {
  readonly page: Page;
  readonly #context: BrowserContext;

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
  }

  /** Opens the file. */
  static async open(context: BrowserContext, address: string): Promise<RunnerPage> {
    const page = await context.newPage();
    await page.goto(address);
    return new RunnerPage(context, page);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  /** Four players, each with a row of the keyboard. */
  async gather(names: readonly string[]): Promise<void> {
    await this.listenToKeys();
    await this.page.getByRole('textbox', { name: 'Players, one name in each line' }).fill(names.join('\n'));
    await this.press('Add players');
    await this.press('Hand out the clickers');
    for (const [row, name] of names.entries()) {
      await this.page.getByText(new RegExp(`${name}.*press any key`)).waitFor();
      await this.#key(row, 0);
    }
    await this.page.getByText('Everybody has a clicker').waitFor();
  }

  async listenToKeys(): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Keyboard' }).click();
    await this.page.getByRole('option', { name: 'Four players, a row each' }).click();
  }

  /** Each player presses one answer; null: none. */
  async answer(picks: readonly (number | null)[]): Promise<void> {
    // Keys that are typed into a field are no presses.
    await this.page.getByRole('heading', { level: 1 }).click();
    for (const [row, pick] of picks.entries()) if (pick !== null) await this.#key(row, pick);
  }

  /** The big screen in a window of its own. */
  async openScreen(): Promise<Page> {
    const opening = this.#context.waitForEvent('page');
    await this.press('Open the big screen');
    return opening;
  }

  async #key(row: number, at: number): Promise<void> {
    const code = ROWS[row]?.[at];
    if (code === undefined) throw new Error(`no key ${at} in row ${row}`);
    await this.page.keyboard.press(code);
  }
}
