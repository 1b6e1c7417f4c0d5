import type { Page } from '@playwright/test';
import { triviaSlide } from '../../../product/people/author.ts';
import { expect, test } from '../../../product/start/journey.ts';
import { hebrewJoin, joinRoom, press } from '../../../product/pages/live-pages.ts';
import { liveWords } from '../../../product/words/live-words.ts';

const w = liveWords.he;
const knewIt = 'נכון מאוד!';

test('a hall votes, talks and votes again: only the host sees the first vote before the reveal, then everybody sees both', async ({
  author,
  browser,
  context,
  page,
}) => {
  const talked = triviaSlide('מהו כוכב הלכת הגדול ביותר?', {
    answers: ['נוגה', 'צדק', 'מאדים', 'שבתאי'].map((text, at) => ({ text, media: null, correct: at === 1 })),
    talkSeconds: 120,
  });
  const game = await author.makeGame(`שיחה ${Date.now()}`, [talked], { language: 'he', direction: 'rtl' });
  const room = await author.openRoom(game._id);
  await page.goto(`/he/operate/${room._id}`);
  const screen = await context.newPage();
  await screen.goto(`/he/present/${room._id}`);
  const noa = await joinRoom(browser, { code: room.code, name: 'נועה', words: hebrewJoin });
  const omar = await joinRoom(browser, { code: room.code, name: 'عمر', words: hebrewJoin });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await press(page, w.next.start);

  // Two pads in one moment, before the phone has drawn the first press: only the first counts.
  await expect(noa.page.getByRole('button', { name: 'נוגה' })).toBeVisible();
  await noa.page.evaluate(() => {
    for (const words of ['נוגה', 'צדק'])
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words))?.click();
  });
  await expect(page.getByText('ענו 1 מתוך 2', { exact: true })).toBeVisible();
  await expect(pressed(noa.page)).toContainText('נוגה');
  await omar.answer('צדק');

  // The vote is closed: the host alone knows how it went.
  const panel = page.getByRole('main').locator('section').filter({ hasText: 'רק אתם רואים את זה' });
  await expect(panel.getByRole('status')).toHaveText(/50%.* ענו נכון: 1 מתוך 2/);
  await expect(panel).toContainText('תנו להם לדבר');
  const nothingIsTold = async () => {
    await expect(screen.getByText('%')).toHaveCount(0);
    await expect(screen.getByText('התשובה הנכונה')).toHaveCount(0);
    for (const { page: one } of [noa, omar]) {
      await expect(one.getByText('%')).toHaveCount(0);
      await expect(one.getByRole('heading', { name: knewIt })).toHaveCount(0);
    }
  };
  await expect(noa.page.getByRole('main').getByText('המענה סגור')).toBeVisible();
  await nothingIsTold();

  await press(page, 'שיחה עם השכנים');
  for (const one of [screen, noa.page, omar.page])
    await expect(one.getByText('מדברים עם השכנים').first()).toBeVisible();
  await expect(pressed(noa.page)).toContainText('נוגה');
  await expect(pressed(omar.page)).toContainText('צדק');
  await expect(panel).toContainText('ענו נכון: 1 מתוך 2');
  await nothingIsTold();

  // Noa was convinced; Omar says nothing more, and stands by the first answer.
  await press(page, 'הצבעה חוזרת עכשיו');
  await expect(screen.getByText('הצבעה שנייה').first()).toBeVisible();
  await expect(noa.page.getByRole('button', { name: 'נוגה' })).toContainText('התשובה הראשונה שלכם');
  await noa.answer('צדק');
  await expect(pressed(noa.page)).toContainText('צדק');
  await nothingIsTold();
  await press(page, w.next.closeAnswers);
  await press(page, w.next.reveal);

  for (const { page: one } of [noa, omar]) await expect(one.getByRole('heading', { name: knewIt })).toBeVisible();
  // The console has the hall's screen in small.
  for (const hall of [screen, page]) {
    const tile = (words: string) => hall.locator('li').filter({ hasText: words }).filter({ hasText: 'קודם' }).first();
    await expect(tile('צדק')).toContainText(/100%/);
    await expect(tile('צדק')).toContainText(/קודם: .*50%/);
    await expect(tile('נוגה')).toContainText(/קודם: .*50%/);
  }
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await screen.setViewportSize({ width, height });
    await expect.poll(() => underButtons(screen)).toEqual([]);
  }

  await press(page, w.next.showPodium);
  await press(page, w.next.end);
  await page.getByRole('link', { name: 'לתוצאות המשחק' }).click();
  const moved = (words: string) => page.locator('dl > div').filter({ hasText: words }).locator('dd');
  await expect(moved('עברו לתשובה הנכונה')).toHaveText('1');
  await expect(moved('נשארו בתשובה הנכונה')).toHaveText('1');
  await expect(moved('עברו לתשובה שגויה')).toHaveText('0');
  for (const player of [noa, omar]) await player.leave();
});

/** The pad that holds a phone's own answer. */
function pressed(phone: Page) {
  return phone.getByRole('main').getByRole('button', { pressed: true });
}

/** What a hall reads or answers that the buttons of its screen lie over, seen or hidden. */
function underButtons(screen: Page): Promise<(string | null)[]> {
  return screen.evaluate(() => {
    const boxes = [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    if (boxes.length === 0) return ['no button'];
    const read = [...document.querySelectorAll('header > *, h1, li')].filter(({ textContent }) => textContent !== '');
    if (read.length < 5) return ['no question'];
    const isUnder = (words: Element) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return boxes.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
    };
    return read.filter(isUnder).map(({ textContent }) => textContent);
  });
}
