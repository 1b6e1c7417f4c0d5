import type { Answer, MediaRef } from '@qc/contract';
import { type SlideDraft, useOf } from '../../product/people/author.ts';
import { miniGameLink } from '../../product/people/all-types.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openPhone, press, start } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';
import { Spoken } from '../../product/perceived/spoken.ts';

// The mini-game's site does not answer here: its page stays empty.
test.use({ expectedErrors: [/learningapps|ERR_/] });

const questions = {
  he: ['מהו כוכב הלכת הגדול?', 'אילו מספרים זוגיים?', 'הים מלוח', 'מה אוכלים היום?', 'חוף הים', 'מי בנה את התיבה?'],
  ar: ['ما أكبر الكواكب؟', 'أي الأعداد زوجية؟', 'البحر مالح', 'ماذا نأكل اليوم؟', 'شاطئ البحر', 'من بنى السفينة؟'],
  en: [
    'Which planet is largest?',
    'Which are even?',
    'The sea is salty',
    'What to eat?',
    'The beach',
    'Who built the ark?',
  ],
};
const moreQuestions = {
  he: ['כמה ימים בשנה?', 'מהקטן לגדול', 'תופסים כוכבים'],
  ar: ['كم يومًا في السنة؟', 'من الأصغر إلى الأكبر', 'نلتقط النجوم'],
  en: ['How many days in a year?', 'From small to large', 'Catching stars'],
};
const said = {
  he: {
    rest: 'הפסקה קצרה',
    goesOn: 'ממשיכים במשחק',
    noAnswer: 'לא נשלחה תשובה',
    right: 'נכון מאוד!',
    place: 'המקום שלכם',
  },
  ar: {
    rest: 'استراحة قصيرة',
    goesOn: 'نتابع اللعبة',
    noAnswer: 'لم تُرسل إجابة',
    right: 'إجابة صحيحة!',
    place: 'مركزكم',
  },
  en: {
    rest: 'A short break',
    goesOn: 'The game goes on',
    noAnswer: 'No answer this time',
    right: 'Correct!',
    place: 'Your place',
  },
};

/** The slides whose words are heard in each language: one answered, one missed, one without a right answer. Hebrew hears all. */
const IN_EACH = [0, 2, 3];

for (const language of ['he', 'ar', 'en'] as const) {
  const w = liveWords[language];
  const t = said[language];

  test(`a screen reader hears every question, answer and result once (${language})`, async ({
    author,
    page,
    browser,
  }) => {
    const picture = useOf(await author.uploadPicture(`Sea ${Date.now()}`), 'Sea');
    const all = slidesIn(language, picture);
    const slides = language === 'he' ? all : all.filter((_, at) => IN_EACH.includes(at));
    const game = await author.makeGame(`Spoken ${language} ${Date.now()}`, slides, {
      language,
      direction: language === 'en' ? 'ltr' : 'rtl',
      showResultsAfter: 'end',
    });
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    const player = await openPhone(browser, room.code);
    const spoken = await Spoken.on(player.page);
    await fillIn(player.page, { name: 'Dana', words: w });
    await spoken.once(w.youAreIn);

    let missed = 0;
    for (const [index, { question = '', type }] of slides.entries()) {
      await (index === 0 ? start(page, w.next.start) : press(page, w.next.nextSlide));
      await spoken.once(question);
      expect(await spoken.others(), question).toEqual([]);
      if (type === 'media') continue;
      if (index === 0) {
        await page.getByRole('button', { name: w.pause, exact: true }).click();
        await spoken.once(t.rest);
        await page.getByRole('button', { name: w.resume, exact: true }).click();
        await spoken.once(t.goesOn);
        await player.answer('Jupiter');
        await spoken.once(w.answerReceived);
        await spoken.once(t.right);
      } else {
        await press(page, w.next.closeAnswers);
        await press(page, type === 'survey' || type === 'miniGame' ? w.next.showResults : w.next.reveal);
        await expect.poll(() => spoken.times(t.noAnswer)).toBe((missed += 1));
      }
      expect(spoken.times(question), question).toBe(1);
    }
    await press(page, w.next.showPodium);
    await spoken.once(`${t.place} 1`);
    await press(page, w.next.end);
    await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
    // Each question, from the first to the last, once; nothing twice in a row.
    for (const { question = '' } of slides) expect(spoken.times(question), question).toBe(1);
    expect(spoken.heard.filter((words, at) => words === spoken.heard[at - 1])).toEqual([]);
    await player.leave();
  });
}

/** One slide of each kind. */
function slidesIn(language: keyof typeof said, picture: MediaRef): SlideDraft[] {
  const [single, several, statement, poll, rest, typed] = questions[language];
  const [number, order, game] = moreQuestions[language];
  const base = { score: 1000, time: 300 };
  const texts = (words: readonly string[], ...right: number[]): Answer[] =>
    words.map((text, index) => ({ text, media: null, correct: right.includes(index) }));
  return [
    { ...base, type: 'trivia', question: single ?? '', answers: texts(['Mars', 'Jupiter'], 1) },
    {
      ...base,
      type: 'trivia',
      question: several ?? '',
      selection: 'multiple',
      answers: texts(['2', '3', '4'], 0, 2),
    },
    { ...base, type: 'trueFalse', question: statement ?? '', answers: texts(['', ''], 0) },
    { ...base, type: 'survey', question: poll ?? '', score: 0, answers: texts(['A', 'B']) },
    { type: 'media', question: rest ?? '', openingMedia: picture, time: 0 },
    {
      ...base,
      type: 'typed',
      question: typed ?? '',
      answers: texts(['Noah'], 0),
      typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
    },
    {
      ...base,
      type: 'number',
      question: number ?? '',
      numberKey: { value: 365, rule: 'tolerance', tolerance: 1, unit: '' },
    },
    { ...base, type: 'order', question: order ?? '', answers: texts(['1', '2', '3']) },
    { ...base, type: 'miniGame', question: game ?? '', queMessage: '★', miniGame: miniGameLink },
  ];
}
