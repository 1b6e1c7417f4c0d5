import type { Answer, MediaRef } from '@qc/contract';
import { joinRoom, phone, press, start } from '../../../product/pages/live-pages.ts';
import { padsOutOfSight } from '../../../product/perceived/pads-in-sight.ts';
import { type SlideDraft, useOf } from '../../../product/people/author.ts';
import { expect, test } from '../../../product/start/journey.ts';
import { liveWords } from '../../../product/words/live-words.ts';

/** A phone held sideways, the smallest there is, and an ordinary one whose browser takes its part. */
const sizes = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 390, height: 664 },
] as const;

const seen = expect.configure({ soft: true });

const said = {
  he: {
    ask: 'איזה מכוכבי הלכת שבתמונה הוא הגדול ביותר, ובכמה הוא גדול מן הארץ?',
    few: ['חמה', 'נוגה', 'ארץ', 'מאדים', 'צדק', 'שבתאי', 'אורנוס', 'נפטון'],
    many: 'כוכב הלכת השלישי, זה שהכי קרוב לשמש',
  },
  ar: {
    ask: 'أي الكواكب التي في الصورة هو الأكبر، وكم مرة هو أكبر من الأرض؟',
    few: ['عطارد', 'الزهرة', 'الأرض', 'المريخ', 'المشتري', 'زحل', 'أورانوس', 'نبتون'],
    many: 'الكوكب الثالث الأقرب إلى الشمس في الصورة',
  },
  en: {
    ask: 'Which of the planets in the picture is the largest, and how much larger is it than the Earth?',
    few: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'],
    many: 'The third planet, which is nearest to the sun',
  },
};

for (const language of ['he', 'ar', 'en'] as const) {
  const w = liveWords[language];

  test(`on small phones all answers are in sight and their words no smaller than the letters (${language})`, async ({
    author,
    page,
    browser,
  }) => {
    const picture = useOf(await author.uploadPicture(`Planets ${language} ${Date.now()}`), 'Planets');
    const slides = slidesIn(language, picture);
    const direction = language === 'en' ? 'ltr' : 'rtl';
    const game = await author.makeGame(`In sight ${language} ${Date.now()}`, slides, {
      language,
      direction,
      showResultsAfter: 'end',
    });
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    const player = await joinRoom(browser, { code: room.code, name: 'Dana', words: w, device: phone });
    const hand = player.page;
    for (const [at, { question, answers }] of slides.entries()) {
      await (at === 0 ? start(page, w.next.start) : press(page, w.next.nextSlide));
      await expect(hand.getByRole('heading', { name: question })).toBeAttached();
      await expect(hand.locator('main button[aria-pressed]')).toHaveCount(answers.length);
      for (const size of sizes) {
        await hand.setViewportSize(size);
        const what = `${question} ${size.width}×${size.height}`;
        await hand.screenshot({ path: `test-results/in-sight-${language}-${at}-${size.width}.png` });
        await seen.poll(() => padsOutOfSight(hand), { message: what, timeout: 5000 }).toEqual([]);
      }
      await press(page, w.next.closeAnswers);
      await press(page, w.next.reveal);
    }
    await player.leave();
  });
}

type AskedSlide = SlideDraft & { question: string; answers: Answer[] };

/** Eight answers of a word, eight of many words, several to choose, and answers that are pictures; each with a picture. */
function slidesIn(language: keyof typeof said, picture: MediaRef): AskedSlide[] {
  const { ask, few, many } = said[language];
  const base = { type: 'trivia', image: picture, score: 1000, time: 300 } as const;
  const answersOf = (texts: readonly string[], media: MediaRef | null = null): Answer[] =>
    texts.map((text, index) => ({ text, media, correct: index === 4 || index === 1 }));
  return [
    { ...base, question: `1. ${ask}`, answers: answersOf(few) },
    { ...base, question: `2. ${ask}`, answers: answersOf(few.map((word) => `${many} ${word}`)) },
    { ...base, question: `3. ${ask}`, selection: 'multiple', answers: answersOf(few) },
    { ...base, question: `4. ${ask}`, answers: answersOf(few, picture) },
    { ...base, question: `5. ${ask}`, answers: answersOf(few.slice(0, 4), picture) },
  ];
}
