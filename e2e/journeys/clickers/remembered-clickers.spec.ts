import type { Page } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';
import { plugInBuzz, pressBuzz, turnBuzz } from '../../product/stand-ins/fake-buzz.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

const WORDS = {
  en: {
    usb: 'Connect by USB',
    names: 'Players, one name in each line',
    add: 'Add players',
    handOut: 'Hand out the clickers',
    everybody: /Everybody has a clicker/,
    twice: /Twice on the list, added once: .?Noa/,
    swap: 'Swap clickers with…',
    remember: 'Remember these clickers',
    areRemembered: 'These clickers are remembered.',
    lastTime: 'The same as last time (3)',
    paired: '3 of 3 players have a clicker',
    fromRun: 'Names from an earlier run',
    whichRun: 'Which run?',
    print: 'Print who has which',
    byName: 'By name',
    sheet: 'Which clicker is whose',
    pauseOnGone: 'Pause when a receiver is pulled out',
    unplugged: /has been unplugged since/,
    goOn: 'Go on with the game',
    whoAnswered: 'Who has answered',
    page: 'Remembered clickers',
    change: /^Whose is .*3/,
    name: 'Name',
    save: 'Save',
    results: 'See the results',
    forgetAll: 'Forget all',
    none: 'No clickers are remembered',
  },
  he: {
    usb: 'חיבור ב־USB',
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    handOut: 'חלוקת השלטים',
    everybody: /לכולם יש שלט/,
    twice: /פעמיים ברשימה, נוספו פעם אחת: .?Noa/,
    swap: 'החלפת שלטים עם…',
    remember: 'שמירת השלטים לפעם הבאה',
    areRemembered: 'השלטים האלה שמורים.',
    lastTime: 'כמו בפעם הקודמת (3)',
    paired: 'ל־3 מתוך 3 משתתפים יש שלט',
    fromRun: 'שמות ממשחק קודם',
    whichRun: 'מאיזה משחק?',
    print: 'הדפסת הרשימה',
    byName: 'לפי שם',
    sheet: 'איזה שלט של מי',
    pauseOnGone: 'השהיה כשמקלט מתנתק',
    unplugged: /מנותק מאז/,
    goOn: 'המשך המשחק',
    whoAnswered: 'מי כבר ענה',
    page: 'שלטים שמורים',
    change: /^של מי .*3/,
    name: 'שם',
    save: 'שמירה',
    results: 'לתוצאות המשחק',
    forgetAll: 'מחיקת כל הרשימה',
    none: 'אין שלטים שמורים',
  },
};
// All of the console is in sight: what moves above a menu's button would scroll it away, and the menu with it.
test.use({ viewport: { width: 1280, height: 1600 } });
const NAMES = ['Noa', 'Omar', 'Dana'];

for (const language of ['en'] as const)
  test(`clickers are handed out once, and are the same ones in the next run (${language})`, async ({
    author: owner,
    browser,
  }) => {
    const t = WORDS[language];
    const { next } = liveWords[language];
    const { author, context } = await openSecondAuthor(browser, 'Ruth');
    const { _id: user } = await author.call('checkLogin');
    await owner.call('createSubscription', { body: { user, type: 'times', originalAmount: 50 } });
    const slides = [triviaSlide('Largest planet?')];
    const game = await author.makeGame('Clickers', slides, { language, setting: { gameType: 'remotes' } });
    const openConsole = async (page: Page) => {
      const room = await author.openRoom(game._id);
      await page.goto(`/${language}/operate/${room._id}`);
      await page.getByRole('button', { name: t.usb }).click();
      return room;
    };
    const page = await context.newPage();
    await plugInBuzz(page, 1);
    const first = await openConsole(page);
    const list = page.getByRole('textbox', { name: t.names });
    await list.fill([...NAMES, 'Noa'].join('\n'));
    await expect(page.getByText(t.twice)).toBeVisible();
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('button', { name: t.handOut }).click();
    for (const at of NAMES.keys()) {
      await expect(page.getByText(new RegExp(`${NAMES[at]}.?: `))).toBeVisible();
      await pressBuzz(page, { set: 0, handset: at }, 'dome');
    }
    await expect(page.getByText(t.everybody)).toBeVisible();
    // Noa and Omar have taken each other's.
    const tile = (name: string) => page.getByRole('button').filter({ hasText: name }).first();
    await tile('Noa').click();
    await page.getByRole('menuitem', { name: t.swap }).click();
    await page.getByRole('combobox').last().click();
    await page.getByRole('option', { name: 'Omar' }).click();
    await expect(tile('Noa')).toContainText('2');
    await expect(tile('Omar')).toContainText('1');
    await page.getByRole('button', { name: t.remember }).click();
    await expect(page.getByText(t.areRemembered)).toBeVisible();

    await page.getByRole('button', { name: t.print }).click();
    await page.getByRole('menuitem', { name: t.byName }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: t.sheet })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('row').nth(1)).toContainText('Dana');
    await page.emulateMedia({ media: 'screen' });

    // The receiver is pulled out in the question: the game waits for it.
    const screen = await context.newPage();
    await screen.goto(`/${language}/present/${first._id}`);
    await page.getByRole('switch', { name: t.pauseOnGone }).click();
    await page.getByRole('button', { name: next.start }).click();
    const answered = screen.getByRole('list', { name: t.whoAnswered });
    await expect(answered.locator('[data-answered]')).toHaveText(['Noa', 'Omar', 'Dana']);
    await pressBuzz(page, { set: 0, handset: 1 }, 'B');
    await expect(answered.locator('[data-answered=true]')).toHaveText(['Noa']);
    await turnBuzz(page, 0, 'out');
    await expect(page.getByText(t.unplugged)).toBeVisible();
    await turnBuzz(page, 0, 'in');
    await expect(page.getByText(t.unplugged)).toBeHidden();
    await page.getByRole('button', { name: liveWords[language].resume }).first().click();
    for (const handset of [0, 2]) await pressBuzz(page, { set: 0, handset }, 'A');
    await page.getByRole('button', { name: next.showPodium }).click();
    await page.getByRole('main').getByRole('button', { name: next.end, exact: true }).click();
    // Until it has ended, the game's next room is this one.
    await expect(page.getByRole('link', { name: t.results })).toBeVisible();

    // The next run: the same players and clickers at one press.
    const again = await context.newPage();
    await plugInBuzz(again, 1);
    await openConsole(again);
    await again.getByRole('button', { name: t.lastTime }).click();
    await expect(again.getByText(t.paired)).toBeVisible();
    await pressBuzz(again, { set: 0, handset: 1 }, 'A');
    await expect(again.getByRole('button').filter({ hasText: 'Noa' }).first()).toContainText('A');
    await again.getByRole('button', { name: t.fromRun }).click();
    await again.getByRole('combobox', { name: t.whichRun }).click();
    await again.getByRole('option').first().click();
    await expect(again.getByRole('textbox', { name: t.names })).toHaveValue(/Noa/);
    await expectAccessible(again, 'console with lists');

    // What is remembered is seen, put right and forgotten.
    await again.goto(`/${language}/remotes`);
    await expect(again.getByRole('heading', { name: t.page })).toBeVisible();
    await again.getByRole('button', { name: t.change }).click();
    await again.getByRole('textbox', { name: t.name, exact: true }).fill('Huda');
    await again.getByRole('button', { name: t.save }).click();
    await expect(again.getByText('Huda')).toBeVisible();
    await expectAccessible(again, 'remembered clickers');
    await again.getByRole('button', { name: t.forgetAll }).click();
    await again.getByRole('dialog').getByRole('button', { name: t.forgetAll }).click();
    await expect(again.getByRole('heading', { name: t.none })).toBeVisible();
    await context.close();
  });
