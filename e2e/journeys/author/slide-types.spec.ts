import { LIVE_PATH } from '@qc/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { Bot } from '../../bots/bot.ts';
import { giveAnswer } from '../../bots/give-answer.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { miniGameLink, pickSlides, uploadTwoPictures } from '../../product/people/all-types.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { expect, test } from '../../product/start/journey.ts';
import { hebrewJoin, joinRoom, press, start } from '../../product/pages/live-pages.ts';

/** One slide as the player on the phone meets it. */
interface Turn {
  question: string;
  /** Does on the phone what the question asks for. */
  answer: (phone: Page) => Promise<void>;
  /** What the phone says at the reveal. */
  verdict: string | RegExp;
  /** What stands on the phone and on the big screen at the reveal. */
  phone?: string;
  screen: string | RegExp;
  /** What the operator reads of the right answer while the question runs. */
  key?: string;
  /** The player's answer in the results. */
  kept: string | RegExp;
}

const right = 'נכון מאוד!';
const send = 'שליחת התשובה';

const turns: Turn[] = [
  {
    question: 'מהי בירת צרפת?',
    answer: (phone) => phone.getByRole('button', { name: /^ב פריז$/ }).click(),
    ...{ verdict: right, phone: 'פריז', screen: 'פריז', key: 'פריז', kept: 'פריז' },
  },
  {
    question: 'אילו מספרים זוגיים?',
    answer: async (phone) => {
      for (const pad of [/^א שתיים$/, /^ג ארבע$/]) await phone.getByRole('button', { name: pad }).click();
      await phone.getByRole('button', { name: send }).click();
    },
    ...{ verdict: right, phone: 'ארבע', screen: 'ארבע', key: 'שתיים', kept: 'ארבע' },
  },
  {
    question: 'איפה השמש שוקעת לים?',
    answer: async (phone) => {
      const pad = phone.getByRole('button').filter({ has: phone.getByAltText('ים') });
      await expect.poll(() => pad.locator('img').evaluate(hasArrived)).toBe(true);
      await pad.click();
    },
    ...{ verdict: right, screen: '', kept: '' },
  },
  {
    question: 'הים התיכון מלוח',
    answer: (phone) => phone.getByRole('button', { name: /^נכון$/ }).click(),
    ...{ verdict: right, phone: 'נכון', screen: 'נכון', key: 'נכון', kept: 'True' },
  },
  {
    question: 'מה תאכלו היום?',
    answer: (phone) => phone.getByRole('button', { name: /^א פלאפל$/ }).click(),
    ...{ verdict: 'תודה על התשובה', screen: 'פלאפל', kept: 'פלאפל' },
  },
  {
    question: 'הפסקה קצרה לים',
    answer: async () => undefined,
    ...{ verdict: '', screen: '', kept: '' },
  },
  {
    question: 'כמה ימים בשנה?',
    answer: async (phone) => {
      await phone.getByRole('textbox', { name: 'המספר שלכם' }).fill('366');
      await phone.getByRole('button', { name: send }).click();
    },
    ...{ verdict: right, phone: '365', screen: '365', key: '365', kept: '366' },
  },
  {
    question: 'מי בנה את התיבה?',
    answer: async (phone) => {
      const field = phone.getByRole('textbox', { name: 'כותבים את התשובה בעברית' });
      await field.fill('Noah');
      await expect(phone.getByText('כאן כותבים באותיות עבריות בלבד')).toBeVisible();
      // Niqqud and a space at the end are folded.
      await field.fill('נֹחַ ');
      await phone.getByRole('button', { name: send }).click();
    },
    ...{ verdict: right, phone: 'נח', screen: 'נח', key: 'נח', kept: 'נֹחַ' },
  },
  {
    question: 'כמה ק״מ לירח?',
    answer: async (phone) => {
      await phone.getByRole('textbox', { name: 'המספר שלכם' }).fill('384,399');
      await phone.getByRole('button', { name: send }).click();
    },
    ...{ verdict: right, phone: '384,399', screen: '384,400', key: '384400', kept: '384399' },
  },
  {
    question: 'מהקטן לגדול',
    answer: putInOrder,
    ...{ verdict: right, phone: 'נמלה', screen: 'נמלה', key: 'נמלה', kept: 'נמלה' },
  },
  {
    question: 'תופסים כוכבים',
    answer: async (phone) => {
      const game = phone.frameLocator('iframe');
      await game.getByRole('button', { name: 'Three of four stars' }).click();
      await expect(phone.getByText('75%').first()).toBeVisible();
    },
    ...{ verdict: 'תודה על התשובה', phone: '75%', screen: /3.*סיימו/, kept: '75%' },
  },
];

// The policy keeps a mini-game out whose site is not allowed, and the browser says so.
test.use({ expectedErrors: [/Framing 'https:\/\/elsewhere\.example\.org\/' violates/] });

test('every type of slide is built, answered on a phone and shown in the results', async ({
  author,
  browser,
  context,
  page,
}) => {
  const pictures = await uploadTwoPictures(author);
  const picks = pickSlides(pictures);
  const game = await author.makeGame(`Types ${Date.now()}`, picks, {
    language: 'he',
    direction: 'rtl',
    showResultsAfter: 'end',
  });
  await page.goto(`/en/create-game/${game._id}/${picks.length - 1}`);
  const editor = new EditorPage(page);
  await buildTyped(editor);
  await buildNumber(editor);
  await buildOrder(editor);
  await buildMiniGame(editor);
  await editor.saved();

  await serveMiniGame(context);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/operate\/\w+/);
  const room = await author.call('getRoom', { id: page.url().split('/').at(-1) ?? '' });
  const presenter = await context.newPage();
  await presenter.goto(page.url().replace('/operate/', '/present/'));
  const player = await joinRoom(browser, { code: room.code, name: 'דנה', words: hebrewJoin });
  await serveMiniGame(player.page.context());
  const bots = ['בוט א', 'בוט ב'].map((name, index) => new Bot({ ...place, code: room.code, name, seed: index + 1 }));
  for (const bot of bots) bot.start();
  await expect.poll(() => bots.every((bot) => bot.joined)).toBe(true);

  for (const [index, turn] of turns.entries()) await play(turn, index === 0, { page, presenter, phone: player.page });
  for (const bot of bots) bot.stop();
  await press(page, 'Show the winners');
  await press(page, 'End the game');
  await readResults(page);
  await player.leave();
});

/** Bots that never outdo the player's exact and nearest answers. */
const place = {
  url: baseUrl.replace(/^http/, 'ws') + LIVE_PATH,
  thinkMs: [50, 200] as const,
  strategy: giveAnswer,
};

/** One slide from the press that shows it to the reveal: everybody answers, so it closes by itself. */
async function play(
  turn: Turn,
  first: boolean,
  { page, presenter, phone }: Record<'page' | 'presenter' | 'phone', Page>,
): Promise<void> {
  await (first ? start(page) : press(page, 'Next slide'));
  await expect(presenter.getByRole('heading', { name: turn.question })).toBeVisible();
  await expect(page.getByText(turn.question).first()).toBeVisible();
  if (turn.key) await expect(page.getByRole('main').getByText(turn.key).first()).toBeVisible();
  await turn.answer(phone);
  if (turn.verdict === '') return;
  await expect(phone.getByRole('heading', { name: turn.verdict }), turn.question).toBeVisible();
  if (turn.phone) await expect(phone.getByText(turn.phone).first(), turn.question).toBeVisible();
  if (turn.screen) await expect(presenter.getByText(turn.screen).first(), turn.question).toBeVisible();
}

async function readResults(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page).toHaveURL(/\/en\/results\/\w+/);
  const asked = turns.filter(({ verdict }) => verdict !== '');
  for (const { question } of asked) await expect(page.getByText(question).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(asked.length);
  await page.getByRole('tab', { name: 'By player' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'דנה' }) });
  await row.getByRole('button', { name: /^Show the answers of/ }).click();
  for (const { question, kept } of asked) {
    const given = page.getByRole('row').filter({ hasText: question }).last();
    await expect(given.getByRole('cell').nth(1), question).toContainText(kept);
    await expect(given.getByRole('cell').nth(2), question).toContainText(/Correct|Poll|Played/);
  }
}

async function buildTyped(editor: EditorPage): Promise<void> {
  await editor.addSlide('Typed answer');
  await editor.write('Question', 'מי בנה את התיבה?');
  await editor.writeRows((index) => `Accepted answer ${index + 1}`, ['נח', 'נוח'], 'Add accepted answer');
  await editor.page.getByRole('combobox', { name: 'Players type in' }).click();
  await editor.page.getByRole('option', { name: 'Hebrew', exact: true }).click();
  await editor.write('Would this count?', 'נֹחַ');
  await expect(editor.page.getByText('Yes, this counts')).toBeVisible();
  await editor.giveTime();
}

async function buildNumber(editor: EditorPage): Promise<void> {
  await editor.addSlide('Number');
  await editor.write('Question', 'כמה ק״מ לירח?');
  await editor.page.getByRole('textbox', { name: 'Correct number' }).fill('384400');
  await editor.write('Unit', 'ק״מ');
  await editor.page.getByRole('radio', { name: 'The closest' }).check();
  await editor.giveTime();
}

async function buildOrder(editor: EditorPage): Promise<void> {
  await editor.addSlide('Ordering');
  await editor.write('Question', 'מהקטן לגדול');
  await editor.writeRows((index) => `Item ${index + 1}`, ['כלב', 'נמלה', 'סוס', 'פיל'], 'Add item');
  await editor.page.getByRole('textbox', { name: 'Item 2', exact: true }).press('Alt+ArrowUp');
  await expect(editor.page.getByRole('textbox', { name: 'Item 1', exact: true })).toHaveValue('נמלה');
  await editor.giveTime();
}

async function buildMiniGame(editor: EditorPage): Promise<void> {
  await editor.addSlide('Mini-game');
  await editor.write('Heading', 'תופסים כוכבים');
  await editor.write('What to do (required)', 'תופסים כמה שיותר');
  const link = editor.page.getByRole('textbox', { name: 'Link to the mini-game' });
  await link.fill('https://elsewhere.example.org/game');
  await expect(editor.page.getByText('This site isn’t allowed here').first()).toBeVisible();
  await link.fill(miniGameLink);
  await expect(editor.page.getByText('This site may be embedded')).toBeVisible();
  await editor.giveTime();
}

/** Stands in for the site of the mini-game: its page tells its score as that site's pages do. */
async function serveMiniGame(context: BrowserContext): Promise<void> {
  const told = "parent.postMessage('AppSolved|1|4|1;1;0;1', '*')";
  await context.route('https://learningapps.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stars</title><button onclick="${told}">Three of four stars</button>`,
    }),
  );
}

/** Moves the items up by their arrows until each is in its place. */
async function putInOrder(phone: Page): Promise<void> {
  const wanted = ['נמלה', 'כלב', 'סוס', 'פיל'];
  const items = phone.getByRole('list', { name: 'פריטים לסידור' }).getByRole('listitem');
  for (const [place, words] of wanted.entries()) {
    for (let at = await indexOf(words); at > place; at -= 1) {
      await phone.getByRole('button', { name: `העלאה: ${words}` }).click();
      await expect(items.nth(at - 1)).toContainText(words);
    }
  }
  await phone.getByRole('button', { name: send }).click();

  async function indexOf(words: string): Promise<number> {
    return (await items.allInnerTexts()).findIndex((text) => text.includes(words));
  }
}

function hasArrived(image: Element): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}
