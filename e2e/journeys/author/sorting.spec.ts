import type { CDPSession, Locator } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';

const QUESTIONS = ['Largest planet?', 'Smallest planet?', 'Red planet?'] as const;

test('slides are moved by mouse and by keys', async ({ author, page }) => {
  const game = await author.makeGame(
    `Sorted ${Date.now()}`,
    QUESTIONS.map((question) => triviaSlide(question)),
  );
  const order = async () => (await author.call('getGame', { id: game._id })).questions.map(({ question }) => question);
  await page.goto(`/en/create-game/${game._id}/0`);
  const editor = new EditorPage(page);
  await expect(editor.cards()).toHaveCount(3);

  await page.mouse.move(...(await middleOf(handle(1))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(handle(2))), { steps: 5 });
  await page.mouse.move(...(await middleOf(handle(3))), { steps: 5 });
  await page.mouse.up();
  await expect(editor.cards().last()).toContainText(QUESTIONS[0]);
  await expect.poll(order).toEqual([QUESTIONS[1], QUESTIONS[2], QUESTIONS[0]]);

  const grip = editor
    .cards()
    .first()
    .locator('..')
    .getByRole('button', { name: /^Drag slide/ });
  await grip.focus();
  await expect(grip).toHaveAttribute('aria-describedby', /./);
  await page.keyboard.press('Space');
  await expect(page.getByText('Now at place 1 of 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Now at place 2 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual([QUESTIONS[2], QUESTIONS[1], QUESTIONS[0]]);
  await editor.saved();

  function handle(number: number): Locator {
    return page.getByRole('button', { name: `Drag slide ${number}`, exact: true });
  }
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });

  test('the first finger that comes down on a handle already moves', async ({ author, page, context }) => {
    const game = await author.makeGame(`Touched ${Date.now()}`, [
      {
        type: 'order',
        question: 'From small to large?',
        answers: ['Mars', 'Earth', 'Jupiter'].map((text) => ({ text, media: null, correct: true })),
      },
    ]);
    const items = async () =>
      (await author.call('getGame', { id: game._id })).questions.flatMap((one) =>
        one.type === 'order' ? one.answers.map(({ text }) => text) : [],
      );
    await page.goto(`/en/create-game/${game._id}/0`);
    const grips = page.getByRole('button', { name: /^Move item \d$/ });
    await expect(grips).toHaveCount(3);
    await grips.last().scrollIntoViewIfNeeded();
    const finger = await context.newCDPSession(page);
    const [from, to] = [await middleOf(grips.first()), await middleOf(grips.last())];
    await touch(finger, 'touchStart', from);
    // A finger has to rest before what is under it is lifted.
    await expect(page.locator('[data-dragging]').first()).toBeAttached();
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch(finger, 'touchMove', [from[0], from[1] + (to[1] - from[1]) * share]);
    await touch(finger, 'touchEnd');
    await expect.poll(items).toEqual(['Earth', 'Jupiter', 'Mars']);
  });
});

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
}

type Point = [x: number, y: number];

async function middleOf(grip: Locator): Promise<Point> {
  const box = await grip.boundingBox();
  if (!box) throw new Error('the handle is not to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
