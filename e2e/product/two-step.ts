import { expect, type Page } from '@playwright/test';
import { PATTERN_LENGTH } from '@qc/contract';
import { type LiveWords, liveWords } from './live-words.ts';

/** The shapes that the presenter screen shows newcomers now, in their order. */
export async function readShapes(presenter: Page, { shapes }: LiveWords = liveWords.en): Promise<number[]> {
  const items = presenter
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^[1-${PATTERN_LENGTH}](${shapes.join('|')})$`) });
  await expect(items).toHaveCount(PATTERN_LENGTH);
  const texts = await items.allTextContents();
  return texts.map((text) => shapes.indexOf(text.slice(1)));
}

/** Taps shapes on a phone that asks for them. */
export async function tapShapes(
  phone: Page,
  wanted: readonly number[],
  { shapes }: LiveWords = liveWords.en,
): Promise<void> {
  for (const shape of wanted) await phone.getByRole('button', { name: shapes[shape] ?? '', exact: true }).click();
}

/** Reads the shapes off the presenter screen and taps them, again when they have turned meanwhile. */
export async function passSecondStep(presenter: Page, phone: Page, words: LiveWords = liveWords.en): Promise<void> {
  await expect(async () => {
    if (await phone.getByRole('heading', { name: words.youAreIn }).isVisible()) return;
    await tapShapes(phone, await readShapes(presenter, words), words);
    await expect(phone.getByRole('heading', { name: words.youAreIn })).toBeVisible({ timeout: 5000 });
  }).toPass();
}
