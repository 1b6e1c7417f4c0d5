import { WITHOUT_SHOW } from '@qc/contract';
import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { startAgain } from '../../product/start/start-again.ts';
import { press } from '../../product/pages/live-pages.ts';
import { Caller } from '../../product/people/caller.ts';
import { houseLine } from '../../product/stand-ins/house-line.ts';
import { liveWords } from '../../product/words/live-words.ts';

const HOUSE = 'https://quiz.example.org';
const SECRET = 'auth-token-of-the-provider';
const NUMBER = '+972 2 555 0100';
const WORDS = {
  he: {
    key: '1',
    question: 'איזה ים מלוח יותר?',
    howMany: 'כמה ימים בשנה?',
    answers: ['ים סוף', 'ים המלח'],
    caller: 'מתקשר',
    byPhone: 'בטלפון',
    received: 'התשובה התקבלה',
    right: 'נכון מאוד',
    place: 'המקום הסופי שלכם: 1',
    results: 'לתוצאות המשחק',
  },
  ar: {
    key: '2',
    question: 'أي بحر أكثر ملوحة؟',
    howMany: 'كم يومًا في السنة؟',
    answers: ['البحر الأحمر', 'البحر الميت'],
    caller: 'متصل',
    byPhone: 'بالهاتف',
    received: 'وصلت الإجابة',
    right: 'إجابة صحيحة',
    place: 'مركزكم النهائي: 1',
    results: 'عرض النتائج',
  },
  en: {
    key: '3',
    question: 'Which sea is saltier?',
    howMany: 'How many days in a year?',
    answers: ['The Red Sea', 'The Dead Sea'],
    caller: 'Caller',
    byPhone: 'by telephone',
    received: 'Your answer was received',
    right: 'Correct!',
    place: 'Your final place: 1',
    results: 'See the results',
  },
};

test('callers play a game through, on console, big screen and in the report, in three languages', async ({ guest }) => {
  const product = startAgain(
    {
      ...{ PORT: '0', OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password, PUBLIC_URL: HOUSE },
    },
    { isFurnished: true },
  );
  try {
    const [, port = ''] = await product.says(/127\.0\.0\.1:(\d+)/);
    const root = `http://127.0.0.1:${port}`;
    const signedIn = await guest.request.post(`${root}/auth/login`, { data: owner });
    const { session }: { session: string } = await signedIn.json();
    const headers = { 'x-auth': session };
    const make = async (path: string, data: object): Promise<{ _id: string; code: string; version: number }> => {
      const made = await guest.request.post(`${root}${path}`, { headers, data });
      expect(made.ok(), await made.text()).toBe(true);
      return made.json();
    };
    // Languages are offered in the line's order, from key 1.
    const data = houseLine({ provider: 'twilio', secret: SECRET, numbers: [NUMBER] });
    const saved = await guest.request.put(`${root}/admin/telephone`, { headers, data });
    expect(saved.ok(), await saved.text()).toBe(true);
    const line = { root, house: HOUSE, secret: SECRET };
    const [page, screen] = await Promise.all([guest.newPage(), guest.newPage()]);

    for (const language of ['he', 'ar', 'en'] as const) {
      const t = WORDS[language];
      const { next, byPlayer } = liveWords[language];
      const game = await make('/game', { name: `Seas ${language}`, setting: { gameType: 'dialer' }, language });
      const change = { headers: { ...headers, 'if-match': String(game.version) }, data: WITHOUT_SHOW };
      expect((await guest.request.put(`${root}/game/${game._id}`, change)).ok()).toBe(true);
      const answers = t.answers.map((text, index) => ({ text, media: null, correct: index === 1 }));
      await make('/question', { game: game._id, type: 'trivia', question: t.question, answers, time: 60 });
      const numberKey = { value: 365, rule: 'closest', tolerance: 0, unit: '' };
      await make('/question', { game: game._id, type: 'number', question: t.howMany, numberKey, time: 60 });
      const room = await make('/room', { game: game._id });
      await page.goto(`${root}/${language}/operate/${room._id}`);
      await screen.goto(`${root}/${language}/present/${room._id}`);
      await expect(screen.getByText(NUMBER)).toBeVisible();
      await expect(
        screen.getByText(new RegExp(`${room.code.slice(0, 3)}\\s*${room.code.slice(3)}`)).first(),
      ).toBeVisible();

      const callers = ['667', '312'].map((end) => {
        return new Caller(guest.request, line, { id: `CA-${language}-${end}`, from: `+97250123${t.key}${end}` });
      });
      const [noa, omar] = callers;
      if (noa === undefined || omar === undefined) throw new Error('two call');
      for (const one of callers) {
        await one.call();
        await one.press(t.key);
        await one.press(`${room.code}#`);
      }
      await expect(page.getByText(t.byPhone)).toHaveCount(2);
      await expect(page.getByText(`${t.caller} 667`).first()).toBeVisible();
      await press(page, next.start);
      await expect(screen.getByText(t.question)).toBeVisible();
      await Promise.all(callers.map((one) => one.hears(t.question)));
      // A wrong one first: another key changes it until answers close.
      await noa.press('1');
      await noa.press('2');
      await noa.hears(t.received);
      await omar.press('1');
      await noa.hears(t.right);
      await press(page, next.showStandings);
      await press(page, next.nextSlide);
      await Promise.all(callers.map((one) => one.hears(t.howMany)));
      for (const [one, days] of [
        [noa, '365#'],
        [omar, '300#'],
      ] as const) {
        await one.press(days);
        await one.press('1');
      }
      await noa.hears(t.right);
      await press(page, next.showPodium);
      await expect(screen.getByText(`${t.caller} 667`).first()).toBeVisible();
      await noa.hears(t.place);
      await press(page, next.end);
      await page.getByRole('link', { name: t.results }).click();
      await page.getByRole('tab', { name: byPlayer }).click();
      const rowOf = (end: string) => page.getByRole('row').filter({ hasText: `${t.caller} ${end}` });
      await expect(rowOf('667')).toContainText('2');
      await expect(rowOf('312')).toContainText('0');
    }
    await Promise.all([page.close(), screen.close()]);
  } finally {
    expect(await product.stop()).toBe(0);
  }
});
