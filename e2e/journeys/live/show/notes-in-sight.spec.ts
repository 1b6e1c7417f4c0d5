import type { Locator } from '@playwright/test';
import { triviaSlide, useOf } from '../../../product/people/author.ts';
import { always } from '../../../product/people/bots-in-room.ts';
import { phone, press, start } from '../../../product/pages/live-pages.ts';
import { expect, test } from '../../../product/start/journey.ts';

const answers = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const question = 'Which of the planets in the picture are larger than the Earth, and by how much?';
const notes = [
  'Tell of the spot that has been a storm for three hundred years.',
  'Uranus lies on its side: ask who knows why.',
  'Then show the moons.',
];
const explanation = 'The four outer planets are made of gas and ice, and each of them is several times larger.';
const english = { language: 'en', direction: 'ltr' } as const;

/** Whether all of something can be seen and lies under nothing, where the page stands. */
const isSeen = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const;
    return corners.every(([x, y]) => {
      const inside = [x === left ? x + 1 : x - 1, y === top ? y + 1 : y - 1] as const;
      return node.contains(document.elementFromPoint(...inside));
    });
  });

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

test('the host has the key and the notes in sight: on a laptop below the hall, on a phone before everything', async ({
  author,
  page,
  browser,
  signedIn,
  sendBots,
}) => {
  const picture = useOf(await author.uploadPicture(`Planets ${Date.now()}`), 'Planets');
  const slide = triviaSlide(question, {
    image: picture,
    selection: 'multiple',
    answers: answers.map((text, index) => ({ text, media: null, correct: index >= 4 })),
    notes: notes.join('\n'),
    explanation,
  });
  const game = await author.makeGame(`Notes ${Date.now()}`, [slide], english);
  const room = await author.openRoom(game._id);
  await sendBots(room.code, ['Omar', 'Lea'], { strategy: always(null) });
  const hand = await browser.newContext({ ...phone, storageState: signedIn.state });
  const pocket = await hand.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const console of [page, pocket]) await console.goto(`/en/operate/${room._id}`);
  await start(page);
  for (const phase of ['question', 'closed', 'reveal']) {
    if (phase !== 'question') await press(page, phase === 'closed' ? 'Close answers' : 'Show the correct answer');
    for (const console of [page, pocket]) {
      const width = console.viewportSize()?.width;
      const main = console.getByRole('main');
      const said = main.getByText(notes[0] ?? '');
      const key = main.getByRole('paragraph').filter({ hasText: /^Correct answer$/ });
      const right = answers.slice(4).map((words) => key.locator('xpath=..').getByText(words, { exact: true }));
      await expect(said).toBeVisible();
      // Once answers are closed, a phone has one more button above the last line of the notes.
      const allSaid = phase === 'question' || console === page;
      const told = allSaid ? said : main.getByRole('heading', { name: 'Host notes' });
      for (const element of [told, key, ...right])
        await expect.poll(() => isSeen(element), `${phase} ${width}: ${await element.textContent()}`).toBe(true);
      expect(await console.evaluate(() => scrollY)).toBe(0);
      const hall = await topOf(main.getByRole('heading', { name: 'On the big screen now' }));
      if (console === pocket)
        expect(Math.max(await topOf(said), await topOf(key)), 'before the hall').toBeLessThan(hall);
      await console.screenshot({ path: `test-results/notes-${phase}-${width}.png` });
    }
  }
  await hand.close();
});
