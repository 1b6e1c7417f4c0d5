import { answersOf } from '@qc/contract';
import type { Page } from '@playwright/test';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';
import { Keyboard } from '../../product/people/keyboard.ts';

/** What is typed: the type of the slide, its question, and rows from the field with this name on. */
const slides: { type: RegExp; question: string; first?: string; rows?: string[]; right?: number }[] = [
  {
    type: /^Multiple choice/,
    question: 'Largest planet?',
    first: 'Answer A',
    rows: ['Mars', 'Jupiter', 'Earth', 'Venus'],
    right: 1,
  },
  { type: /^True or false/, question: 'The sun is a star' },
  {
    type: /^Typed answer/,
    question: 'Who painted the Mona Lisa?',
    first: 'Accepted answer 1',
    rows: ['Leonardo', 'Da Vinci'],
  },
  { type: /^Number/, question: 'How many days in a year?', first: 'Correct number', rows: ['365'] },
  { type: /^Ordering/, question: 'Small to large', first: 'Item 1', rows: ['Ant', 'Dog', 'Horse'] },
];

test(
  'a game of five slides is made, put in order and saved with the keyboard alone',
  { tag: '@engines' },
  async ({ author, page }) => {
    const keyboard = await Keyboard.on(page);
    const name = `Keys ${Date.now()}`;
    await page.goto('/en/dashboard');
    await keyboard.reach(page.getByRole('button', { name: 'New game' }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Game name' })).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add the first slide' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    for (const slide of slides) await makeSlide(page, keyboard, slide);
    await new EditorPage(page).nothingMissing();

    // Back to the list, and the last slide to the third place.
    await keyboard.press('Escape');
    await expect(page.locator('[data-slide]').last()).toBeFocused();
    await keyboard.isSeen();
    for (let step = 0; step < 2; step += 1) await keyboard.press('Alt+ArrowUp');
    const wanted = [
      'Largest planet?',
      'The sun is a star',
      'Small to large',
      'Who painted the Mona Lisa?',
      'How many days in a year?',
    ];
    await expect.poll(() => listed(page)).toEqual(wanted);
    await keyboard.isSeen();
    await keyboard.press('Control+z');
    await expect.poll(() => listed(page)).not.toEqual(wanted);
    await keyboard.press('Control+Shift+z');
    await expect.poll(() => listed(page)).toEqual(wanted);

    // Into the settings and onto a theme.
    await keyboard.press('Home');
    await keyboard.reach(page.getByRole('button', { name: 'Game settings' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await keyboard.reach(page.getByRole('button', { name: 'Sunset' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const id = /create-game\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await expect.poll(async () => (await author.call('getGame', { id })).backdrop).not.toBe('plain');
    const saved = await author.call('getGame', { id });
    expect(saved.name).toBe(name);
    expect(saved.questions.map(({ question }) => question)).toEqual(wanted);
    expect(saved.questions[0] && answersOf(saved.questions[0]).map(({ text, correct }) => [text, correct])).toEqual([
      ['Mars', false],
      ['Jupiter', true],
      ['Earth', false],
      ['Venus', false],
    ]);
    expect(saved.questions[4]).toMatchObject({ numberKey: { value: 365 } });
    expect(keyboard.stops).toBeGreaterThan(30);
    expect(await keyboard.touched(), 'no mouse and no finger').toEqual([]);
  },
);

async function makeSlide(
  page: Page,
  keyboard: Keyboard,
  { type, question, first, rows, right }: (typeof slides)[number],
) {
  const before = await page.locator('[data-slide]').count();
  await keyboard.press('Alt+n');
  await keyboard.reach(page.getByRole('menuitem', { name: type }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(page.locator('[data-slide]')).toHaveCount(before + 1);
  await expect(page.locator('[data-field=question]')).toBeFocused();
  await keyboard.type(question);
  if (first === undefined) return;
  await keyboard.reach(page.getByRole('textbox', { name: first, exact: true }));
  for (const [index, words] of (rows ?? []).entries()) {
    if (index > 0) {
      await keyboard.press('Enter');
      await expect(page.locator(`[data-answer="${index}"]`)).toBeFocused();
    }
    await keyboard.type(words);
    if (index === right) await keyboard.press('Control+Enter');
  }
}

/** The questions in the list of slides, from the top. */
function listed(page: Page): Promise<string[]> {
  return page.locator('[data-slide] bdi').allInnerTexts();
}
