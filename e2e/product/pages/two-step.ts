import { expect, type Page } from '@playwright/test';
import { PATTERN_LENGTH } from '@qc/contract';
import { type LiveWords, liveWords } from '../words/live-words.ts';

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

/** The shapes that the console shows for latecomers. */
export async function readShapesOfConsole(page: Page, { shapes }: LiveWords = liveWords.en): Promise<number[]> {
  const items = page.getByRole('list', { name: /^For latecomers/ }).getByRole('listitem');
  await expect(items).toHaveCount(PATTERN_LENGTH);
  const names = await items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''));
  return names.map((name) => shapes.indexOf(name));
}

/** How the second step is passed; the big screen's lobby and English when nothing else is said. */
interface SecondStep {
  words?: LiveWords;
  read?: typeof readShapes;
  /** Heading of the phone once it is in. */
  seated?: string;
}

/** Reads the shapes off a screen and taps them, again when they have turned meanwhile. */
export async function passSecondStep(
  screen: Page,
  phone: Page,
  { words = liveWords.en, read = readShapes, seated }: SecondStep = {},
): Promise<void> {
  const inside = phone.getByRole('heading', { name: seated ?? words.youAreIn });
  await expect(async () => {
    if (await inside.isVisible()) return;
    await tapShapes(phone, await read(screen, words), words);
    await expect(inside).toBeVisible({ timeout: 5000 });
  }).toPass();
}
