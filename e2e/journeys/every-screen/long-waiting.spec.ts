import type { Page } from '@playwright/test';
import { triviaSlide, useOf } from '../../product/people/author.ts';
import { cutWords } from '../../product/perceived/cut-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

const sentences = {
  he: 'ברוכים הבאים לערב הגדול של השכבה, שבו בנוח ליד הקבוצה שלכם והכינו את הטלפונים. ',
};
const sizes = { wide: { width: 1920, height: 1080 }, upright: { width: 1080, height: 1920 } };

/** The words of a page's long text whose line is cut by the edge of its window. */
function halfLines(page: Page, begin: string): Promise<number> {
  return page.getByText(begin).evaluate((words) => {
    const { top, bottom } = words.parentElement?.getBoundingClientRect() ?? words.getBoundingClientRect();
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const cut = (edge: number) => (box: DOMRect) => box.top + 3 < edge && edge < box.bottom - 3;
    return [...lines.getClientRects()].filter((box) => cut(top)(box) || cut(bottom)(box)).length;
  });
}

for (const language of ['he'] as const)
  test(`${language}: a waiting text of 2,000 letters is read to its end in the hall and on a phone`, async ({
    author,
    browser,
    context,
    page,
  }) => {
    const w = liveWords[language];
    const waitingText = `${sentences[language].repeat(30).slice(0, 1990)}\nThe end`;
    const picture = useOf(await author.uploadPicture('sunset'), 'Sunset');
    const settings = { language, direction: 'rtl', waitingText, logo: picture } as const;
    const name = `Reading ${Date.now()}`;
    const slide = { ...triviaSlide('Where is this?'), image: picture, time: 200 };
    const game = await author.makeGame(name, [slide], settings);
    const room = await author.openRoom(game._id);
    const begin = sentences[language].slice(0, 40);
    for (const size of Object.values(sizes)) {
      const screen = await context.newPage();
      await screen.setViewportSize(size);
      await screen.emulateMedia({ reducedMotion: 'reduce' });
      await screen.clock.install();
      await screen.goto(`/${language}/present/${room._id}`);
      await expect(screen.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
      const place = screen.getByText(/^\d+ \/ \d+$/);
      await expect(place).toBeVisible();
      // Until its letters have come a text is measured with others.
      await screen.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(async () => Number((await place.textContent())?.split(' / ')[1])).toBeLessThan(16);
      const seen = new Set<number>();
      await expect
        .poll(
          async () => {
            const [shown = 0, count = 0] = ((await place.textContent()) ?? '').split(' / ').map(Number);
            seen.add(shown);
            expect(count).toBeLessThan(16);
            expect(await halfLines(screen, begin)).toBe(0);
            expect(await cutWords(screen)).toEqual([]);
            await screen.clock.fastForward(6000);
            return count - seen.size;
          },
          { message: 'pages not turned to', intervals: [20] },
        )
        .toBe(0);
      await screen.close();
    }
    const join = { nickname: w.nickname, join: w.join, youAreIn: w.youAreIn };
    const device = { viewport: { width: 390, height: 844 } };
    const player = await joinRoom(browser, { code: room.code, name: 'Maya', words: join, device });
    const words = player.page.getByRole('main').getByText(begin);
    await words.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    expect(await cutWords(player.page)).toEqual([]);

    await page.goto(`/${language}/operate/${room._id}`);
    await press(page, w.next.start);
    await expect(player.page.getByRole('heading', { name: 'Where is this?' })).toBeVisible();
    const image = player.page.getByRole('img', { name: 'Sunset' });
    for (const size of [device.viewport, { width: 1180, height: 820 }]) {
      await player.page.setViewportSize(size);
      await expect(image).toBeVisible();
      const { own, shown, share } = await image.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const frame = element.parentElement?.getBoundingClientRect();
        return {
          own: Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
          shown: width / height,
          share: Math.max(width / (frame?.width ?? 1), height / (frame?.height ?? 1)),
        };
      });
      expect(Math.abs(shown / own - 1), 'no strips beside the picture').toBeLessThan(0.02);
      expect(share, 'as large as its frame').toBeGreaterThan(0.9);
    }
    // A phone held sideways has room for the answers alone: the picture is on the big screen.
    await player.page.setViewportSize({ width: 844, height: 390 });
    await expect(image).toBeHidden();
    await player.leave();
  });
