import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { triviaSlide } from '../../product/people/author.ts';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

const WORDS = {
  en: {
    unused: 'License for one run, not used yet',
    open: 'Open the game',
    names: 'Players, one name in each line',
    add: 'Add players',
    handOut: 'Hand out the clickers',
    everybody: /Everybody has a clicker/,
    onScreen: 'Clicker on the screen',
    numbered: /^Clicker \d/,
    bigScreen: 'Open the big screen',
    ended: /Its result is kept in this browser/,
    upload: 'Upload the result',
    keep: 'Keep this result',
    kept: 'The result is in your list now.',
    handed: /was opened with the result/,
    used: 'The license for one run is used',
    toStart: 'To the first page',
    bring: 'Bring a result',
    choose: 'Choose the result file',
    save: 'Save the result as a file',
    wasHere: /already in your list/,
    see: 'See the result',
  },
  he: {
    unused: 'רישיון להרצה אחת, עוד לא נוצל',
    open: 'פתיחת המשחק',
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    handOut: 'חלוקת השלטים',
    everybody: /לכולם יש שלט/,
    onScreen: 'שלט על המסך',
    numbered: /^שלט \d/,
    bigScreen: 'פתיחת המסך הגדול',
    ended: /התוצאה שמורה בדפדפן הזה/,
    upload: 'העלאת התוצאה',
    keep: 'שמירת התוצאה',
    kept: 'התוצאה נמצאת עכשיו ברשימה שלכם.',
    handed: /נפתח עם התוצאה/,
    used: 'הרישיון להרצה אחת נוצל',
    toStart: 'לדף הראשון',
    bring: 'הבאת תוצאה',
    choose: 'בחירת קובץ התוצאה',
    save: 'שמירת התוצאה כקובץ',
    wasHere: /כבר הייתה ברשימה/,
    see: 'לתוצאה',
  },
};

for (const language of ['he'] as const)
  test(`a game is run from a file without internet, and its result brought (${language})`, async ({
    author,
    page,
    context,
  }, info) => {
    const t = WORDS[language];
    const { next } = liveWords[language];
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const direction = language === 'he' ? 'rtl' : 'ltr';
    const name = `Disk ${language} ${Date.now()}`;
    const game = await author.makeGame(name, [triviaSlide('Largest planet?')], { language, direction });
    const path = info.outputPath('game.html');
    await writeFile(path, await author.download('exportGameRunner', game._id, { origin: baseUrl }));
    await context.setOffline(true);
    await page.goto(pathToFileURL(path).href);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByText(t.unused)).toBeVisible();
    await expectAccessible(page, 'first page of a game from disk');
    await press(t.open);

    await page.getByRole('textbox', { name: t.names }).fill('Noa\nOmar');
    await press(t.add);
    await press(t.onScreen);
    await press(t.handOut);
    const number = page.getByRole('textbox', { name: t.numbered });
    await press('A');
    await number.fill('2');
    await press('A');
    await expect(page.getByText(t.everybody)).toBeVisible();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: t.bigScreen }).first().click();
    const screen = await opening;
    await expect(screen.getByText(name).first()).toBeVisible();

    await press(next.start);
    await expect(screen.getByText('Largest planet?').first()).toBeVisible();
    await press('B');
    await number.fill('1');
    await press('A');
    // Everybody has answered. Both windows come back by themselves.
    await screen.reload();
    await expect(screen.getByText('Jupiter').first()).toBeVisible();
    await press(next.showPodium);
    await page.getByRole('main').getByRole('button', { name: next.end, exact: true }).click();
    await expect(page.getByText(t.ended)).toBeVisible();

    const saving = page.waitForEvent('download');
    await press(t.save);
    const file = info.outputPath('result.json');
    await (await saving).saveAs(file);
    await context.setOffline(false);
    const site = context.waitForEvent('page');
    await press(t.upload);
    const results = await site;
    await results.getByRole('button', { name: t.keep }).click();
    await expect(results.getByText(t.kept)).toBeVisible();
    await expect(page.getByText(t.handed)).toBeVisible();
    await results.close();
    await press(t.toStart);
    await expect(page.getByText(t.used)).toBeVisible();

    await page.goto(`${baseUrl}/${language}/results`);
    await press(t.bring);
    const choosing = page.waitForEvent('filechooser');
    await press(t.choose);
    await (await choosing).setFiles(file);
    await press(t.keep);
    await expect(page.getByText(t.wasHere)).toBeVisible();
    await page.getByRole('link', { name: t.see }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText('Omar').first()).toBeVisible();
  });
