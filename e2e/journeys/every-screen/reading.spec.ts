import { DEFAULT_TEAMS } from '@qc/contract';
import { always } from '../../product/people/bots-in-room.ts';
import { beginsInSight, cutWords } from '../../product/perceived/cut-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { joinRoom, press } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';

const w = liveWords.ar;
const arabic = { language: 'ar', direction: 'rtl' } as const;
const join = { nickname: w.nickname, join: w.join, youAreIn: w.youAreIn };
const long = 'من كان الشخص الثاني الذي نزل السلّم ومشى على سطح القمر ';
const question = `Apollo 11 هبطت على القمر؛ ${long.repeat(4)}؟`;
const answers = [
  long.repeat(2).slice(0, 118),
  'مايكل كولينز',
  'جيم لوفل',
  'بيت كونراد',
  'يوري',
  'أيمن',
  'دانة',
  'لا أحد',
];
const sizes = {
  projector: { width: 1280, height: 720 },
  upright: { width: 1080, height: 1920 },
};

test('however long the words are, nothing is cut on the big screen, and their direction is the game’s', async ({
  author,
  context,
  page,
  sendBots,
}) => {
  const slide = {
    ...{ type: 'trivia' as const, question, queMessage: long.repeat(2), score: 1000, time: 300 },
    answers: answers.map((text, index) => ({ text, media: null, correct: index === 0 })),
  };
  const game = await author.makeGame(`Long ${Date.now()}`, [slide], {
    ...arabic,
    waitingText: `أهلًا وسهلًا! ${long.repeat(3)}`,
    scoring: { profile: 'penalty', first: 3, penalty: 25, streaks: true },
    teams: {
      ...DEFAULT_TEAMS,
      mode: 'assign',
      names: ['الحمر', 'الزرق الأقوياء من الجليل الأعلى', 'الخضر'],
      rule: 'best',
    },
  });
  const room = await author.openRoom(game._id);
  const screens = [];
  for (const size of Object.values(sizes)) {
    const screen = await context.newPage();
    await screen.setViewportSize(size);
    await screen.goto(`/ar/present/${room._id}`);
    screens.push(screen);
  }
  await sendBots(room.code, ['نور', 'ليلى', 'Dana'], { strategy: always(0), thinkMs: [2500, 3000] });
  await page.goto(`/ar/operate/${room._id}`);
  for (const screen of screens) {
    await expect(screen.getByText('Dana', { exact: true })).toBeInViewport({ ratio: 0.95 });
    await expect.poll(() => cutWords(screen)).toEqual([]);
  }
  await press(page, w.next.start);
  for (const screen of screens) {
    const heading = screen.getByRole('heading', { name: 'Apollo 11' });
    await expect(heading).toHaveCSS('direction', 'rtl');
    await expect.poll(() => cutWords(screen)).toEqual([]);
  }
  // Everybody has answered: the reveal comes by itself.
  for (const screen of screens) {
    await expect(screen.getByText('100%')).toBeVisible();
    await expect.poll(() => cutWords(screen)).toEqual([]);
  }
});

test('on a phone held sideways every screen is seen from its top, and a long name from its beginning', async ({
  author,
  browser,
  page,
  sendBots,
}) => {
  const name = 'Max (الأول) the great and only one of all';
  const slide = (text: string) => ({
    ...{ type: 'trivia' as const, question: text, score: 1000, time: 300 },
    answers: answers.slice(1).map((one, index) => ({ text: one, media: null, correct: index === 6 })),
  });
  const game = await author.makeGame(`Sideways ${Date.now()}`, [slide('من الأول؟'), slide('من الثاني؟')], arabic);
  const room = await author.openRoom(game._id);
  const device = { viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true };
  const player = await joinRoom(browser, { code: room.code, name: name.slice(0, 40), words: join, device });
  await sendBots(room.code, ['نور'], { strategy: always(null) });
  const phone = player.page;
  const main = phone.getByRole('main');
  await expect(main.getByText(name.slice(0, 40))).toBeInViewport({ ratio: 1 });
  await page.goto(`/ar/operate/${room._id}`);
  await press(page, w.next.start);
  await player.answer('لا أحد');
  await press(page, w.next.closeAnswers);
  await press(page, w.next.reveal);
  await expect(phone.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  // The whole card, with its points.
  await phone.setViewportSize({ width: 844, height: 390 });
  const points = main.getByText(/^\+[\d,]+/).first();
  await expect(points).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('heading', { level: 1 }).locator('..')).toBeInViewport({ ratio: 1 });
  await phone.setViewportSize(device.viewport);
  await press(page, w.next.showStandings);
  await phone.setViewportSize({ width: 320, height: 568 });
  expect(await beginsInSight(phone, name.slice(0, 40))).toBe(true);
  await phone.setViewportSize(device.viewport);
  await phone.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const scrolled = () => phone.getByRole('main').evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled(), 'the phone is scrolled').toBeGreaterThan(0);
  await press(page, w.next.nextSlide);
  await expect(phone.getByRole('heading', { name: 'من الثاني؟' })).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(0);
  await player.leave();
});
