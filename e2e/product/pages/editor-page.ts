import { expect, type Page } from '@playwright/test';
import type { UploadedFile } from '../people/author.ts';

/** The editor in English, as its author uses it. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Adds a slide of the type with this name after the last, which is open, and waits for its form. */
  async addSlide(type: string): Promise<void> {
    await this.openAddMenu();
    const before = await this.cards().count();
    await this.page.getByRole('menuitem', { name: type }).first().click();
    await expect(this.cards()).toHaveCount(before + 1);
    await expect(this.page.getByRole('heading', { name: `Slide ${before + 1}`, exact: true })).toBeVisible();
  }

  /** Opens the menu of what can be added. */
  async openAddMenu(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Add (slide|the first slide)$/ })
      .first()
      .click();
  }

  /** The slides in the list. */
  cards() {
    return this.page.locator('[data-slide]');
  }

  /** Writes into the text field with exactly this name. */
  async write(field: string, words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: field, exact: true }).fill(words);
  }

  /** Writes answers, items or spellings one after the other, adding rows where they are too few. */
  async writeRows(name: (index: number) => string, rows: readonly string[], add: string): Promise<void> {
    for (const [index, words] of rows.entries()) {
      const field = this.page.getByRole('textbox', { name: name(index), exact: true });
      if ((await field.count()) === 0) await this.page.getByRole('button', { name: add, exact: true }).click();
      await field.fill(words);
    }
  }

  /** Gives the slide so much time that nobody is too slow on a busy machine. */
  async giveTime(): Promise<void> {
    const seconds = this.page.getByRole('textbox', { name: 'Time to answer' });
    await seconds.fill('300');
    await expect(seconds).toHaveValue('300 seconds');
  }

  /** Waits until nothing is left to save. */
  async saved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  /** Fails while the game has a gap. */
  async nothingMissing(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
    await expect(this.page.getByRole('button', { name: /^\d+ details? missing$/ })).toHaveCount(0);
  }

  /** Opens the gallery from a field and picks a file there. */
  async uploadFor(field: string, file: UploadedFile): Promise<void> {
    await this.page.getByRole('button', { name: field, exact: true }).click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Upload files' }).click();
    await (await chooser).setFiles(file);
  }

  /** Reads a sheet in the dialog that is open, looks at its rows and takes all good ones. `problem`: told of the others. */
  async importSheet(file: string | UploadedFile, problem?: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^Excel file/ }).click();
    await (await chooser).setFiles(file);
    await dialog.getByRole('button', { name: 'Show questions' }).click();
    if (problem) await expect(dialog.getByText(problem)).toBeVisible();
    await dialog.getByRole('button', { name: /^Import \d+ questions$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** Uses what was chosen in the gallery. */
  async useIt(what: 'image' | 'video' | 'audio', alt: string): Promise<void> {
    const use = this.page.getByRole('button', { name: `Use this ${what}` });
    await this.page.getByRole('textbox', { name: /^What (does the image show|is seen or heard)/ }).fill(alt);
    await use.click();
    await expect(use).toBeHidden();
  }
}

/** The letter of an answer. */
export const letter = (index: number) => 'ABCDEFGH'[index] ?? '';
