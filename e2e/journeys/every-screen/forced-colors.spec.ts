import type { Locator, Page } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openPhone, phone, press, start } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

const device = { ...phone, forcedColors: 'active' } as const;

/** Width of the line around something, px; its outline where that is what stands there. */
function lineOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(node);
    const border = borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth);
    return Math.max(border, outlineStyle === 'none' ? 0 : parseFloat(outlineWidth));
  });
}

/** Said above the own result. */
const right = { he: 'נכון מאוד!', ar: 'إجابة صحيحة!', en: 'Correct!' };

for (const language of ['he', 'ar', 'en'] as const) {
  const w = liveWords[language];

  test(`where the machine chooses the colors, phone and big screen have edges, and nothing moves (${language})`, async ({
    author,
    page,
    context,
    browser,
  }) => {
    const slides = [triviaSlide('Largest planet?'), triviaSlide('Which are small?', { selection: 'multiple' })];
    const direction = language === 'en' ? 'ltr' : 'rtl';
    const game = await author.makeGame(`Forced ${language} ${Date.now()}`, slides, { language, direction });
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    const screen = await context.newPage();
    await screen.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await screen.goto(`/${language}/present/${room._id}`);
    const heading = (words: string) => screen.getByRole('heading', { level: 1, name: words });
    const player = await openPhone(browser, room.code, { device });
    const { page: hand } = player;
    expect(await lineOf(hand.getByRole('button', { name: w.join, exact: true }))).toBeGreaterThanOrEqual(2);
    expect(await lineOf(hand.getByRole('textbox', { name: w.nickname }))).toBeGreaterThanOrEqual(2);
    await fillIn(hand, { name: 'Dana', words: w });
    await expect(screen.getByText('Dana')).toBeVisible();
    await start(page, w.next.start);
    await expect(heading('Largest planet?')).toBeVisible();
    expect(await lineOf(tile(screen, 'Jupiter'))).toBeGreaterThanOrEqual(2);
    expect(await movingOn(screen)).toEqual([]);

    const pad = (words: string) => hand.getByRole('button', { name: new RegExp(`^\\p{L} ${words}$`, 'u') });
    await expect(pad('Jupiter')).toBeVisible();
    for (const words of ['Venus', 'Jupiter', 'Mars', 'Mercury']) {
      expect(await lineOf(pad(words)), words).toBeGreaterThanOrEqual(2);
    }
    expect(await lineOf(hand.getByRole('timer').locator('span[aria-hidden]').first())).toBeGreaterThanOrEqual(1);
    const fill = hand.getByRole('timer').locator('span[aria-hidden] > span');
    const rail = hand.getByRole('timer').locator('span[aria-hidden]').first();
    expect(await groundOf(fill), 'the time left differs from what is gone').not.toBe(await groundOf(rail));
    await hand.screenshot({ path: `test-results/forced-${language}-question.png` });
    await player.answer('Jupiter');
    await expect(hand.getByRole('heading', { name: right[language] })).toBeVisible();
    await expect(screen.getByText('100%')).toBeVisible();
    expect(await movingOn(screen)).toEqual([]);
    const card = hand.locator('main h1').locator('..');
    expect(await lineOf(card)).toBeGreaterThanOrEqual(2);
    await hand.screenshot({ path: `test-results/forced-${language}-result.png` });

    await press(page, w.next.showStandings);
    await expect(screen.getByText('Dana')).toBeVisible();
    expect(await movingOn(screen)).toEqual([]);
    await press(page, w.next.nextSlide);
    await pad('Venus').click();
    await expect(pad('Venus')).toHaveAttribute('aria-pressed', 'true');
    expect(await lineOf(pad('Venus'))).toBeGreaterThan(await lineOf(pad('Mars')));
    await hand.screenshot({ path: `test-results/forced-${language}-pressed.png` });
    await player.leave();
  });
}

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

/** The tile of an answer on the big screen. */
function tile(screen: Page, words: string): Locator {
  return screen.getByRole('listitem').filter({ hasText: words });
}

/** What moves on a page by more than its opacity. */
function movingOn(screen: Page): Promise<string[]> {
  return screen.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(name)),
  );
}
