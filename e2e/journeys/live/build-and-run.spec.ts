import type { Page } from '@playwright/test';
import { expect, test } from '../../product/start/journey.ts';
import { hebrewJoin, joinRoom, phone, type Player, press } from '../../product/pages/live-pages.ts';
import { makePicture } from '../../product/files/picture.ts';

// The one journey with everything moving as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The one big button of the console, whatever the next step is. */
const nextStep =
  /^(התחלת המשחק|הצגת השאלה|סגירת המענה|הצגת התשובה הנכונה|הצגת טבלת המובילים|הצגת המדיה שאחרי התשובה|לשקופית הבאה|הצגת המנצחים|סיום המשחק)$/;

/** All that is asked, in order; the survey has no right answer. */
const questions = [
  'איזה כוכב לכת הגדול ביותר?',
  'כמה כוכבי לכת במערכת השמש?',
  'השמש היא כוכב',
  'לאן הייתם טסים?',
  'מה מקיף את כדור הארץ?',
];

test(
  'a new author builds a game of six slides with a picture and runs it for three players, all in Hebrew',
  { tag: '@engines' },
  async ({ guest, browser }) => {
    const page = await guest.newPage();
    await register(page);
    await page.getByRole('button', { name: 'משחק חדש' }).first().click();
    await page.getByRole('textbox', { name: 'שם המשחק' }).fill('מערכת השמש');
    await page.getByRole('button', { name: 'יצירת המשחק' }).click();
    await expect(page).toHaveURL(/\/he\/create-game\/\w+/);

    await addTrivia(page, 'איזה כוכב לכת הגדול ביותר?', ['נוגה', 'צדק', 'מאדים'], 1);
    await addPicture(page);
    await addTrivia(page, 'כמה כוכבי לכת במערכת השמש?', ['שבעה', 'שמונה'], 1);
    await addSlide(page, 'נכון או לא נכון');
    await page.getByRole('textbox', { name: 'טענה' }).fill('השמש היא כוכב');
    await page.getByRole('radio', { name: 'נכון', exact: true }).check({ force: true });
    await giveTime(page);
    await addSlide(page, 'סקר');
    await page.getByRole('textbox', { name: 'שאלה', exact: true }).fill('לאן הייתם טסים?');
    await fillAnswers(page, ['לירח', 'למאדים']);
    await giveTime(page);
    await addSlide(page, 'שקופית מדיה');
    await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill('השקיעה, כמו שרואים אותה מכדור הארץ');
    await chooseFromGallery(page, 'מה השקופית מציגה');
    await addTrivia(page, 'מה מקיף את כדור הארץ?', ['הירח', 'השמש'], 0);
    await expect(page.getByText('נשמר', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'הרצה', exact: true }).click();
    await expect(page).toHaveURL(/\/he\/operate\/\w+/);
    const code = (
      await page
        .getByText(/^\d{3}\s?\d{3}$/)
        .first()
        .innerText()
    ).replaceAll(/\D/g, '');
    const presenter = await guest.newPage();
    await presenter.goto(page.url().replace('/operate/', '/present/'));
    const desktop = { viewport: { width: 1100, height: 760 } };
    const people = [
      { name: 'נועה', device: phone },
      { name: 'عمر', device: desktop },
      { name: 'Dana', device: desktop },
    ];
    const players: Player[] = [];
    for (const person of people) players.push(await joinRoom(browser, { code, words: hebrewJoin, ...person }));
    for (const { name } of people) await expect(presenter.getByText(name).first()).toBeVisible();

    for (const right of ['צדק', 'שמונה', 'נכון', null, 'media', 'הירח']) {
      await playSlide(page, presenter, players, right);
    }
    await press(page, 'הצגת המנצחים');
    await everybodyReads(players, 'עליתם לפודיום!');
    for (const { name } of people) await expect(presenter.getByText(name).first()).toBeVisible();
    await press(page, 'הצגת כוכבי המשחק');
    await press(page, 'תודה, לסיים');
    await page.getByRole('link', { name: 'לתוצאות המשחק' }).click();
    await expect(page).toHaveURL(/\/he\/results\/\w+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('מערכת השמש');
    for (const question of questions) await expect(page.getByText(question).first()).toBeVisible();
    await page.getByRole('tab', { name: 'לפי משתתף' }).click();
    for (const { name } of people) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      // The survey has no right answer and does not count.
      await expect(row).toContainText('4/4');
    }
    for (const player of players) await player.leave();
  },
);

async function register(page: Page): Promise<void> {
  const email = `author-${Date.now()}@school.org`;
  await page.goto('/he/register');
  await page.getByRole('textbox', { name: 'שם', exact: true }).fill('רות המורה');
  await page.getByRole('textbox', { name: 'דוא״ל', exact: true }).fill(email);
  await page.getByLabel('סיסמה').first().fill('six-letters');
  await page.getByRole('button', { name: 'פתיחת החשבון' }).click();
  await expect(page).toHaveURL('/he/dashboard');
}

async function addSlide(page: Page, type: string): Promise<void> {
  const add = page.getByRole('button', { name: /^הוספת (שקופית|השקופית הראשונה)$/ }).first();
  // By the slide that is open, which is the last: the list beside it is drawn when there is time.
  const open = await page.getByRole('heading', { name: /^שקופית \d+$/ }).allInnerTexts();
  const before = Number(open[0]?.replaceAll(/\D/g, '') ?? 0);
  await add.click();
  await page.getByRole('menuitem', { name: type }).first().click();
  await expect(page.getByRole('heading', { name: `שקופית ${before + 1}`, exact: true })).toBeVisible();
}

async function addTrivia(page: Page, question: string, answers: string[], right: number): Promise<void> {
  await addSlide(page, 'טריוויה');
  await page.getByRole('textbox', { name: 'שאלה', exact: true }).fill(question);
  await fillAnswers(page, answers);
  await page.getByRole('checkbox', { name: `תשובה ${'אבג'[right]} נכונה` }).check({ force: true });
  await giveTime(page);
}

/** Nobody here may be too slow, however busy the machine is. */
async function giveTime(page: Page): Promise<void> {
  const seconds = page.getByRole('textbox', { name: 'זמן לתשובה' });
  await seconds.fill('120');
  await expect(seconds).toHaveValue('120 שניות');
}

async function fillAnswers(page: Page, answers: string[]): Promise<void> {
  for (const [index, words] of answers.entries()) {
    const field = page.getByRole('textbox', { name: `תשובה ${'אבג'[index]}` });
    if ((await field.count()) === 0) await page.getByRole('button', { name: 'הוספת תשובה' }).click();
    await field.fill(words);
  }
  const spare = page.getByRole('textbox', { name: /^תשובה [א-ח]$/ });
  while ((await spare.count()) > answers.length) {
    const letter = 'אבגדהוזח'[(await spare.count()) - 1];
    await page.getByRole('button', { name: `תשובה ${letter}`, exact: true }).click();
    await page.getByRole('menuitem', { name: `הסרת תשובה ${letter}` }).click();
  }
}

/** Uploads a picture in the gallery and uses it beside the question. */
async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'בחירת תמונה: תמונה ליד השאלה' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'העלאת קבצים' }).first().click();
  await (await chooser).setFiles({ name: 'sunset.png', mimeType: 'image/png', buffer: makePicture() });
  // The one file somebody brought for a place is taken for it at once.
  await dialog.getByRole('button', { name: 'שימוש בתמונה' }).click();
  await expect(dialog).toBeHidden();
}

async function chooseFromGallery(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: `בחירת תמונה, סרטון או שמע: ${field}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^בחירת/ })
    .first()
    .click();
  await dialog.getByRole('textbox').fill('שקיעה מעל הים');
  await dialog.getByRole('button', { name: 'שימוש בתמונה' }).click();
  await expect(dialog).toBeHidden();
}

/** One slide from its opening to its standings: everybody answers, so it closes by itself. */
async function playSlide(console: Page, presenter: Page, players: Player[], right: string | null): Promise<void> {
  await press(console, nextStep);
  if (right === 'media') {
    await expect(presenter.getByText('השקיעה, כמו שרואים אותה מכדור הארץ')).toBeVisible();
    await seePicture([presenter]);
    return;
  }
  if (right === 'צדק') await seePicture([presenter, ...players.map(({ page }) => page)]);
  await Promise.all(players.map((player) => player.answer(right ?? 'לירח')));
  await everybodyReads(players, right === null ? 'תודה על התשובה' : 'נכון מאוד!');
  if (right === 'צדק') await readFromAfar(presenter, right);
  // After the last points the winners come next.
  if (right === null || right === 'הירח') return;
  await press(console, 'הצגת טבלת המובילים');
  await everybodyReads(players, 'בראש הטבלה');
}

async function everybodyReads(players: Player[], heading: string): Promise<void> {
  await Promise.all(players.map(({ page }) => expect(page.getByRole('heading', { name: heading })).toBeVisible()));
}

/** Words are at least a thirtieth of the big screen's height, also in the tile that has the tick and all the votes. */
async function readFromAfar(screen: Page, words: string): Promise<void> {
  const size = () =>
    screen
      .getByText(words, { exact: true })
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize) / window.innerHeight);
  await expect.poll(size).toBeGreaterThan(1 / 30);
}

/** The uploaded picture has arrived and is drawn. */
async function seePicture(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const picture = page.locator('img[src*="/image/upload/"]').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }
}
