import type { Browser, BrowserContext, Page } from '@playwright/test';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test, type Start } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';
import { joinRoom, phone, type Player, press, start } from '../../product/pages/live-pages.ts';
import { type MailStandIn, startMailStandIn } from '../../product/stand-ins/mail-stand-in.ts';
import { type Started, startAgain } from '../../product/start/start-again.ts';

/** What a stranger, and before them the owner, reads on the way from an empty machine to a class that plays. */
const WORDS = {
  he: {
    openAccount: 'פתיחת חשבון',
    signIn: 'התחברות כבעלים',
    own: { name: 'שם', email: 'כתובת דוא״ל', password: /^סיסמה/, next: 'המשך', finish: 'סיום' },
    mail: {
      use: 'שליחת הודעות דרך שרת דוא״ל',
      server: 'שרת דוא״ל',
      port: 'פורט',
      test: 'שמירה ושליחת הודעת ניסיון אליי',
    },
    mailWorks: /שרת הדוא״ל קיבל/,
    new: { name: 'שם', email: 'דוא״ל', password: 'סיסמה', create: 'פתיחת החשבון' },
    confirm: 'אישור הכתובת',
    confirmed: 'הכתובת אושרה.',
    credits: 'קרדיטים',
    ranOut: /נגמרו|אזלו/,
    newGame: 'משחק חדש',
    gameName: 'שם המשחק',
    create: 'יצירת המשחק',
    import: 'ייבוא 5 שאלות',
    run: 'הרצה',
    results: 'לתוצאות המשחק',
    questions: ['צרפת:לונדון,פריז*,רומא,מדריד', 'יפן:טוקיו*,אוסקה,קיוטו', 'מצרים:אלכסנדריה,קהיר*', 'ירדן:עמאן*,עקבה'],
    last: 'יוון:סלוניקי,אתונה*',
    capital: (land: string) => `מהי בירת ${land}?`,
    letters: ['א', 'ב', 'ג', 'ד'],
    pupil: 'תלמיד',
  },
  en: {
    openAccount: 'Create an account',
    signIn: 'Sign in as the owner',
    own: { name: 'Name', email: 'Email address', password: /^Password/, next: 'Continue', finish: 'Finish' },
    mail: {
      use: 'Send emails through a mail server',
      server: 'Mail server',
      port: 'Port',
      test: 'Save and send me a test email',
    },
    mailWorks: /mail server accepted/,
    new: { name: 'Name', email: 'Email', password: 'Password', create: 'Create account' },
    confirm: 'Confirm the address',
    confirmed: 'The address is confirmed.',
    credits: 'Credits',
    ranOut: /ran out|used up/i,
    newGame: 'New game',
    gameName: 'Game name',
    create: 'Create game',
    import: 'Import 5 questions',
    run: 'Run',
    results: 'See the results',
    questions: [
      'France:London,Paris*,Rome,Madrid',
      'Japan:Tokyo*,Osaka',
      'Egypt:Alexandria,Cairo*',
      'Jordan:Amman*,Aqaba',
    ],
    last: 'Greece:Thessaloniki,Athens*',
    capital: (land: string) => `What is the capital of ${land}?`,
    letters: ['A', 'B', 'C', 'D'],
    pupil: 'Pupil',
  },
} as const;

type Words = (typeof WORDS)['he'] | (typeof WORDS)['en'];

const STRANGER = { email: 'ruth@school.org', password: 'six-letters' };
const CLASS = 25;

/** One empty machine, and the people before it. */
interface House {
  browser: Browser;
  language: 'he' | 'en';
  root: string;
  mail: MailStandIn | null;
}

/** A room that stands open for a class. */
interface Lesson {
  page: Page;
  code: string;
  sendBots: Start['sendBots'];
  mark: (what: string) => void;
}

// An installation of its own for each, and a game that is played to its end.
test.describe.configure({ timeout: 480_000, mode: 'parallel' });

/** Each language once, and a house with mail and one without: neither asks for the other. */
const HOUSES = [
  { language: 'he', withMail: false },
  { language: 'en', withMail: true },
] as const;

for (const { language, withMail } of HOUSES)
  test(`from an empty machine to a class that plays: ${language}, ${withMail ? 'with' : 'without'} a mail server`, async ({
    browser,
    sendBots,
  }) => {
    const words: Words = WORDS[language];
    const mail = withMail ? await startMailStandIn() : null;
    const product = startAgain({ PORT: '0', WELCOME_CREDITS: '', WELCOME_PER_NETWORK: '' });
    const marks: string[] = [];
    const startedMs = Date.now();
    const mark = (what: string) => marks.push(`${what} ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
    try {
      const link = await firstLink(product, language);
      const house: House = { browser, language, root: new URL(link).origin, mail };
      await ownTheHouse(house, words, link);
      mark('owner is through');

      const stranger = await openContext(house);
      const page = await stranger.newPage();
      await register(house, words, page);
      mark('stranger is in');
      await pasteGame(house, words, page);
      mark('five questions');

      await page.getByRole('button', { name: words.run, exact: true }).click();
      await expect(page).toHaveURL(/\/operate\/\w+/);
      const shown = await page
        .getByText(/^\d{3}\s?\d{3}$/)
        .first()
        .innerText();
      const code = shown.replaceAll(/\D/g, '');
      await playAsClass(house, words, { page, code, sendBots, mark });
      test.info().annotations.push({ type: 'time', description: marks.join(', ') });
      console.log(`first hour, ${language}${withMail ? ' with mail' : ''}: ${marks.join(', ')}`);
      await stranger.close();
    } finally {
      mail?.close();
      await product.stop();
    }
  });

async function firstLink(product: Started, language: string): Promise<string> {
  const [link] = await product.says(/http:\/\/\S+#token=[\w-]+/);
  const address = new URL(link);
  address.hostname = '127.0.0.1';
  address.pathname = address.pathname.replace('/he/', `/${language}/`);
  return address.href;
}

/** Everybody here lives where the product speaks Hebrew by itself; English is chosen in the address. */
function openContext({ browser, root }: House): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: root,
    storageState: { cookies: [], origins: [] },
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1366, height: 640 },
    reducedMotion: 'reduce',
  });
}

/** The owner's link, a name and a password, and what the house is: everything else stays as it is proposed. */
async function ownTheHouse(house: House, words: Words, link: string): Promise<void> {
  const context = await openContext(house);
  const page = await context.newPage();
  // The address is printed above the link: who opened it first puts the link into the same tab.
  await page.goto(link.replace(/#.*/, ''));
  await expect(page.getByRole('link', { name: words.openAccount })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('textbox', { name: words.own.name, exact: true }).fill('נועה');
  await page.getByLabel(words.own.email).fill('noa@school.org');
  await page.getByLabel(words.own.password).fill('kefir-und-brot');
  await page.getByRole('button', { name: words.own.next }).click();
  if (house.mail) {
    await page.getByRole('switch', { name: words.mail.use }).click();
    await page.getByRole('textbox', { name: words.mail.server }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: words.mail.port }).fill(String(house.mail.port));
    await page.getByRole('button', { name: words.mail.test }).click();
    await expect(page.getByText(words.mailWorks)).toBeVisible();
    expect(house.mail.letters('noa@school.org')).toBe(1);
  }
  await page.getByRole('button', { name: words.own.finish }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
}

/** A new account has credits for its first class: at once where no letter can come, else when the address is proved. */
async function register({ language, mail }: House, words: Words, page: Page): Promise<void> {
  await page.goto(`/${language}/register`);
  await page.getByRole('textbox', { name: words.new.name, exact: true }).fill('רותי');
  await page.getByRole('textbox', { name: words.new.email, exact: true }).fill(STRANGER.email);
  await page.getByLabel(words.new.password).first().fill(STRANGER.password);
  await page.getByRole('button', { name: words.new.create }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  if (mail) {
    await expect(credits(page, words)).not.toContainText('5');
    await page.goto(await mail.linkTo(STRANGER.email, 'confirm-email'));
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(words.confirmed)).toBeVisible();
    await page.goto(`/${language}/dashboard`);
  }
  await expect(credits(page, words)).toContainText('5');
  await expect(page.getByText(words.ranOut)).toHaveCount(0);
}

function credits(page: Page, words: Words) {
  return page.getByRole('region', { name: words.credits, exact: true });
}

/** Five questions as they stand in a document, pasted where the new game is empty. */
async function pasteGame({ language }: House, words: Words, page: Page): Promise<void> {
  await page.getByRole('button', { name: words.newGame }).first().click();
  await page.getByRole('textbox', { name: words.gameName }).fill(language === 'he' ? 'בירות' : 'Capitals');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/create-game\/\w+/);
  await expect(page.locator('[data-add-slide]').first()).toBeVisible();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, documentOf(words));
  await page.getByRole('dialog').getByRole('button', { name: words.import }).click();
  const editor = new EditorPage(page);
  await expect(editor.cards()).toHaveCount(5);
}

function documentOf(words: Words): string {
  return [...words.questions, words.last]
    .map((line, at) => {
      const [land = '', answers = ''] = line.split(':');
      const lines = answers.split(',').map((answer, index) => `${words.letters[index]}. ${answer.replace('*', ' *')}`);
      return [`${at + 1}. ${words.capital(land)}`, ...lines].join('\n');
    })
    .join('\n\n');
}

/** 25 join and play to the end; who played is in the report, and one of the five credits is spent. */
async function playAsClass(house: House, words: Words, { page, code, sendBots, mark }: Lesson): Promise<void> {
  const { browser, language, root } = house;
  const pupils = Array.from({ length: CLASS - 1 }, (_, at) => `${words.pupil} ${at + 1}`);
  const bots = await sendBots(code, pupils, {}, root);
  // One of them has a phone with a page.
  const dana = await joinRoom(browser, {
    code,
    name: 'דנה',
    words: liveWords[language],
    device: { ...phone, baseURL: root },
  });
  mark(`${CLASS} in the room`);
  await playToTheEnd(words, language, page, dana);
  mark('played to its end');
  expect(bots.every(({ acked }) => acked.length === 5)).toBe(true);
  await dana.leave();

  await page.getByRole('link', { name: words.results }).click();
  await expect(page.getByRole('definition').first()).toHaveText(String(CLASS));
  await page.goto(`${root}/${language}/dashboard`);
  await expect(credits(page, words)).toContainText('4');
}

/** Each question is answered, shown and counted, by the console's big button. */
async function playToTheEnd(words: Words, language: 'he' | 'en', console: Page, dana: Player): Promise<void> {
  const { next, answerReceived } = liveWords[language];
  await start(console, next.start);
  for (const [at, line] of [...words.questions, words.last].entries()) {
    const right = /([^:,]+)\*/.exec(line)?.[1] ?? '';
    await expect(dana.page.getByRole('heading', { name: words.capital(line.split(':')[0] ?? '') })).toBeVisible();
    await dana.answer(right);
    await expect(dana.page.getByText(answerReceived).first()).toBeVisible();
    // Everybody has answered: it closes and shows by itself.
    if (at < 4) await press(console, next.showStandings);
    await press(console, at < 4 ? next.nextSlide : next.showPodium);
  }
  // The podium tells its places by itself.
  await press(console, next.showHonours);
  await press(console, next.thanks);
}
