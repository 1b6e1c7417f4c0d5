import type { Locator, Page } from '@playwright/test';
import { type Author, triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

const CODE = '482913';

async function callInGame(author: Author, language: 'he' | 'ar' | 'en', question: string) {
  const game = await author.makeGame(
    `${language} ${Date.now()}`,
    [triviaSlide(question, { time: 60 }), triviaSlide(question, { time: 60 })],
    { language, direction: language === 'en' ? 'ltr' : 'rtl', setting: { gameType: 'dialer' } },
  );
  return `/${language}/create-game/${game._id}/0`;
}

/** The telephone in a part of the screen. */
class Telephone {
  readonly #page: Page;
  readonly #body: Locator;
  constructor(page: Page, body: Locator) {
    [this.#page, this.#body] = [page, body];
  }
  button(name: string): Locator {
    return this.#body.getByRole('button', { name, exact: true });
  }
  async keys(...names: string[]): Promise<void> {
    for (const name of names) await this.button(name).click();
  }
  /** Lets time pass until it is said. */
  async hears(text: string | RegExp): Promise<void> {
    const said = this.#body.getByRole('log').getByText(text).last();
    await expect(async () => {
      await this.#page.clock.runFor(1000);
      await expect(said).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [10], timeout: 60_000 });
  }
}

test('an author rehearses a whole call beside the big screen, without a line', async ({ author, page }) => {
  await page.clock.install();
  await page.goto(await callInGame(author, 'he', 'איזה כוכב לכת הוא הגדול ביותר?'));
  await page.getByRole('button', { name: 'חזרה על השיחה' }).click();
  const dialog = page.getByRole('dialog', { name: 'חזרה על השיחה' });
  const telephone = new Telephone(page, dialog.getByRole('region', { name: 'הטלפון של המתקשר' }));
  const host = dialog.getByRole('group', { name: 'מה עושה המנחה' });
  const next = (name: string) => host.getByRole('button', { name }).click();

  // With sound the house's own voice is asked for; without it the words take their time alone.
  await dialog.getByRole('switch', { name: 'הקו מבקש קודם לבחור שפה' }).click();
  const voice = page.waitForResponse((response) => response.url().endsWith('/telephone/say'));
  // It rings for a moment only, which a slow machine would miss.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await telephone.button('חיוג').click();
  await expect(dialog.getByText('מחייגים…')).toBeVisible();
  await page.clock.runFor(1600);
  await page.clock.resume();
  expect((await voice).ok()).toBe(true);
  await telephone.keys('השתקת הצליל');
  await telephone.hears('For English, press');
  await telephone.keys('1');
  await telephone.hears('הקישו את שש הספרות של קוד המשחק');
  await telephone.keys(...CODE, 'סולמית');
  await telephone.hears('מתקשר 142');
  await next('התחלת המשחק');
  await telephone.hears('שאלה 1.');
  await telephone.keys('7');
  await telephone.hears('המקש הזה לא מתאים כאן.');
  await telephone.keys('2');
  await telephone.hears('התשובה התקבלה');
  await next('השהיה');
  await telephone.hears('רגע');
  await next('המשך');
  await next('סגירת המענה');
  await next('הצגת התשובה הנכונה');
  await telephone.hears('נכון מאוד!');
  await telephone.keys('ניתוק');
  await expect(dialog.getByText('ניתקתם')).toBeVisible();
  await telephone.keys('חיוג חוזר');
  await telephone.hears('ברוכים השבים');
});

test('the same in Arabic, from right to left, with keys from left to right', async ({ author, page }) => {
  await page.clock.install();
  await page.goto(await callInGame(author, 'ar', 'ما أكبر كوكب؟'));
  await page.getByRole('button', { name: 'تجربة المكالمة' }).click();
  const dialog = page.getByRole('dialog', { name: 'تجربة المكالمة' });
  const telephone = new Telephone(page, dialog.getByRole('region', { name: 'هاتف المتصل' }));
  await telephone.keys('كتم الصوت', 'اتصال');
  await telephone.hears('أدخلوا الأرقام الستة');
  await telephone.keys(...CODE, 'مربع');
  await telephone.hears('متصل 142');
  const [one, two] = await Promise.all(['1', '2'].map((key) => telephone.button(key).boundingBox()));
  expect(one?.x ?? 0).toBeLessThan(two?.x ?? 0);
});

test('the telephone in the preview is played by the keyboard', async ({ author, page }) => {
  await page.clock.install();
  await page.goto(await callInGame(author, 'en', 'Largest planet?'));
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const telephone = new Telephone(page, preview.getByRole('region', { name: 'The caller’s telephone' }));
  await telephone.button('Turn the sound off').press('Enter');
  await telephone.button('Call').press('Enter');
  await telephone.hears('six digits');
  await page.keyboard.type(`${CODE}#`);
  await telephone.hears('Caller 142');
  await preview.getByRole('button', { name: 'Start the game' }).click();
  await telephone.hears('Question 1.');
  await telephone.button('Hang up').focus();
  await page.keyboard.press('2');
  await telephone.hears(/received/i);
  await preview.getByRole('button', { name: 'End the rehearsal' }).click();
  await expect(preview.getByRole('radiogroup', { name: 'Moment shown' })).toBeVisible();
});
