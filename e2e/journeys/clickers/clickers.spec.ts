import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { type Handset, plugInBuzz, pressBuzz } from '../../product/stand-ins/fake-buzz.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

const WORDS = {
  en: {
    usb: 'Connect by USB',
    names: 'Players, one name in each line',
    add: 'Add players',
    handOut: 'Hand out the clickers',
    pressNow: (name: string) => `${name}: press any key on your clicker`,
    everybody: /Everybody has a clicker/,
    another: 'Give another clicker',
    presses: 'Pressed A',
    results: 'See the results',
  },
  he: {
    usb: 'חיבור ב־USB',
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    handOut: 'חלוקת השלטים',
    pressNow: (name: string) => `${name}: לחיצה על מקש כלשהו בשלט שלכם`,
    everybody: /לכולם יש שלט/,
    another: 'שלט אחר במקומו',
    presses: 'נלחץ A',
    results: 'לתוצאות המשחק',
  },
};
const NAMES = ['Noa', 'Omar', 'Dana', 'Yusuf', 'Tamar', 'Rami', 'Gal', 'Huda', 'Ben', 'Salma', 'Avi', 'Zoe'];
const SPARE: Handset = { set: 3, handset: 2 };
const handsetOf = (at: number): Handset => ({ set: Math.floor(at / 4), handset: at % 4 });
/** Without the marks around inserted names. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

for (const language of ['he'] as const)
  test(`twelve clickers are handed out from a list, one is replaced, the report has names (${language})`, async ({
    author,
    page,
  }) => {
    const t = WORDS[language];
    const { next, byPlayer } = liveWords[language];
    const setting = { gameType: 'remotes' } as const;
    const slides = [triviaSlide('Largest planet?')];
    const game = await author.makeGame(`Clickers ${language} ${Date.now()}`, slides, { language, setting });
    const room = await author.openRoom(game._id);
    await plugInBuzz(page, 4);
    await page.goto(`/${language}/operate/${room._id}`);
    await page.getByRole('button', { name: t.usb }).click();
    await page.getByRole('textbox', { name: t.names }).fill(NAMES.join('\n'));
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('button', { name: t.handOut }).click();
    const panel = page.getByRole('region').filter({ has: page.getByRole('button', { name: t.usb }) });
    const sees = (words: string) => expect.poll(async () => plain(await panel.textContent())).toContain(words);
    for (const [at, name] of NAMES.entries()) {
      await sees(t.pressNow(name));
      await pressBuzz(page, handsetOf(at), 'dome');
    }
    await expect(panel.getByText(t.everybody)).toBeVisible();
    await pressBuzz(page, handsetOf(0), 'A');
    await sees(t.presses);
    await expectAccessible(page, 'console with clickers');

    // Zoe's goes dead in the middle of the question: she gets the spare one, and her answer counts.
    await page.getByRole('button', { name: next.start }).click();
    await expect(page.getByText('Largest planet?').first()).toBeVisible();
    for (const at of NAMES.keys()) if (at < 11) await pressBuzz(page, handsetOf(at), at === 0 ? 'A' : 'B');
    const zoe = panel.getByRole('button').filter({ hasText: 'Zoe' });
    await zoe.click();
    await page.getByRole('menuitem', { name: t.another }).click();
    await pressBuzz(page, SPARE, 'dome');
    await expect(zoe).toContainText('(4)');
    await pressBuzz(page, SPARE, 'B');

    // Everybody has answered: the question closed by itself.
    await page.getByRole('button', { name: next.showPodium }).click();
    await page.getByRole('main').getByRole('button', { name: next.end, exact: true }).click();
    await page.getByRole('link', { name: t.results }).click();
    await page.getByRole('tab', { name: byPlayer }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Zoe')).toContainText('1');
    await expect(row('Noa')).toContainText('0');
  });
