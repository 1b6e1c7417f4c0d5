import { answersOf, newQuestion } from '@qc/contract';
import type { Locator, Page } from '@playwright/test';
import { useOf } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { EditorPage } from '../../product/pages/editor-page.ts';
import { makePicture } from '../../product/files/picture.ts';

/** Questions as they stand in a teacher's document; the fourth has no mark. */
const DOCUMENTS = {
  he: [
    ...['חידון בירות', '', '1. מהי בירת צרפת?', 'א. לונדון', 'ב. פריז *', 'ג. רומא', 'ד. מדריד', ''],
    ...['2. מהי בירת יפן?', 'א. טוקיו ✓', 'ב. אוסקה', 'ג. קיוטו', ''],
    ...['3. מהי בירת מצרים?', 'א. אלכסנדריה', 'ב. קהיר (נכון)', ''],
    ...['4. מהי בירת ירדן?', 'א. עמאן', 'ב. עקבה', ''],
    ...['5. מהי בירת יוון?', 'א. סלוניקי', 'ב. אתונה', 'תשובה: ב'],
  ],
} as const;
const WORDS = {
  he: { mark: /^נכון: .*עמאן/, import: 'ייבוא 5 שאלות', saved: 'נשמר', left: /שורה אחת לא שייכת/ },
} as const;

for (const language of ['he'] as const) {
  test(`five questions of a document are pasted into a new game: ${language}`, async ({ author, page }) => {
    const words = WORDS[language];
    const game = await author.makeGame(`Pasted ${language} ${Date.now()}`, [], { language });
    await page.goto(`/${language}/create-game/${game._id}`);
    await expect(page.locator('[data-add-slide]').first()).toBeVisible();
    await pasteInto(page, 'body', DOCUMENTS[language].join('\n'));
    const review = page.getByRole('dialog');
    await expect(review.getByText(words.left)).toBeVisible();
    await review.getByRole('button', { name: words.mark }).filter({ visible: true }).click();
    await review.getByRole('button', { name: words.import }).click();
    await expect(review).toBeHidden();
    await expect(new EditorPage(page).cards()).toHaveCount(5);
    const { questions } = await author.call('getGame', { id: game._id });
    const rights = questions.map((slide) => answersOf(slide).flatMap(({ correct }, at) => (correct ? [at] : [])));
    expect(rights).toEqual([[1], [0], [1], [0], [1]]);
    expect(questions.map((slide) => answersOf(slide).length)).toEqual([4, 3, 2, 2, 2]);
    // One step brought them, and one step takes them away.
    await page.keyboard.press('Control+z');
    await expect(new EditorPage(page).cards()).toHaveCount(0);
  });
}

test('lines fill the answers, and a question with its answers fills the slide', async ({ author, page }) => {
  const game = await author.makeGame(`Lines ${Date.now()}`, [newQuestion('trivia')], { language: 'en' });
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.locator('[data-answer="0"]')).toBeVisible();
  const answers = () =>
    page.locator('[data-answer]').evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
  await pasteInto(page, '[data-answer="0"]', 'א. 1948\nב. 1949\nג. 1950\nד. 1947');
  await expect.poll(answers).toEqual(['1948', '1949', '1950', '1947']);
  await page.keyboard.press('Control+z');
  await expect.poll(answers).toEqual(['', '', '', '']);

  // More lines than places: nothing happens before it is said and chosen.
  const ten = Array.from({ length: 10 }, (_, at) => `line ${at + 1}`);
  await pasteInto(page, '[data-answer="0"]', ten.join('\n'));
  const offer = page.getByRole('group', { name: 'Pasted text' });
  await expect(offer.getByText('10 lines were pasted, and there is room for 8 answers.')).toBeVisible();
  await expect.poll(answers).toEqual(['', '', '', '']);
  await offer.getByRole('button', { name: 'Use the first 8' }).click();
  await expect.poll(answers).toEqual(ten.slice(0, 8));
  await page.keyboard.press('Control+z');

  const question = page.locator('textarea[data-field="question"]');
  await pasteInto(page, 'textarea[data-field="question"]', 'Largest planet?\n- Mars\n- Jupiter *\n- Venus');
  await offer.getByRole('button', { name: 'Fill in the answers' }).click();
  await expect(question).toHaveValue('Largest planet?');
  await expect.poll(answers).toEqual(['Mars', 'Jupiter', 'Venus']);
  await expect(page.getByRole('checkbox', { name: /Answer B/ })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(question).toHaveValue('');
  await expect.poll(answers).toEqual(['', '', '', '']);
});

test('rows of a sheet open the same review', async ({ author, page }) => {
  const game = await author.makeGame(`Rows ${Date.now()}`, []);
  await page.goto(`/en/create-game/${game._id}`);
  await expect(page.locator('[data-add-slide]').first()).toBeVisible();
  await pasteInto(page, 'body', 'Largest planet?\tMars\tJupiter\t2\nSmallest?\tMercury\t\t1');
  const review = page.getByRole('dialog');
  await expect(review.getByText(/at least two answers/)).toBeVisible();
  await review.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(new EditorPage(page).cards()).toHaveCount(1);
  // What is no question is said to be none.
  await pasteInto(page, 'body', 'Just a sentence');
  await expect(page.getByText('The clipboard holds no slides or questions')).toBeVisible();
});

test('a picture is pasted on the slide and dropped on an answer, too large ones made smaller, without a dialog', async ({
  author,
  page,
}) => {
  const game = await author.makeGame(`Pictures ${Date.now()}`, [newQuestion('trivia')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.locator('[data-answer="0"]')).toBeVisible();
  await bringFile(page, { how: 'paste', to: 'body', name: 'phone.png', bytes: makePicture(2400, 1400) });
  await expect(page.getByText('The image was made smaller and is in place')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bringFile(page, {
    how: 'drop',
    to: '[data-slot="answers.1"]',
    name: 'small.png',
    bytes: makePicture(300, 200),
  });
  await expect(page.getByText('The file is in place')).toBeVisible();
  const read = async () => {
    const { questions } = await author.call('getGame', { id: game._id });
    const [slide] = questions;
    return [slide?.image?.width, slide && answersOf(slide)[1]?.media?.width];
  };
  await expect.poll(read).toEqual([1851, 300]);
  // Each is one step.
  await page.keyboard.press('Control+z');
  await expect.poll(read).toEqual([1851, undefined]);
  await bringFile(page, {
    how: 'drop',
    to: '[data-slot="answers.0"]',
    name: 'letter.pdf',
    bytes: Buffer.from('%PDF-1.4'),
    type: 'application/pdf',
  });
  await expect(page.getByText('The file was not added')).toBeVisible();
});

test('several files are all placed or kept, and the settings take files at their slots', async ({ author, page }) => {
  const game = await author.makeGame(`Slots ${Date.now()}`, [newQuestion('trivia')]);
  const read = () => author.call('getGame', { id: game._id });
  await page.goto(`/en/create-game/${game._id}/0`);
  await expect(page.locator('[data-answer="0"]')).toBeVisible();
  const drop = { how: 'drop', name: 'three.png', bytes: makePicture(320, 200), times: 3 } as const;
  await bringFile(page, { ...drop, to: '[data-slot="answers.2"]' });
  await expect(page.getByText('2 files are in place')).toBeVisible();
  await expect(page.getByText('One more file is in the gallery')).toBeVisible();
  await expect
    .poll(async () =>
      (await read()).questions.slice(0, 1).flatMap((slide) => answersOf(slide).map(({ media }) => media?.width)),
    )
    .toEqual([undefined, undefined, 320, 320]);

  await page.getByRole('button', { name: 'Game settings' }).click();
  await bringFile(page, { ...drop, times: 1, to: 'body' });
  await expect(page.getByText('Where does the file go?')).toBeVisible();
  await bringFile(page, { ...drop, times: 1, to: '[data-slot="music"]' });
  await expect(page.getByText('The file was not added')).toBeVisible();
  await bringFile(page, { ...drop, how: 'paste', times: 1, to: '[data-slot="logo"] button' });
  await expect(page.getByText('The file is in place')).toBeVisible();
  await expect.poll(async () => (await read()).logo?.width).toBe(320);
});

test('a description, a unit, a team’s name and a link are kept whole when they are too long', async ({
  author,
  page,
}) => {
  const slide = {
    ...newQuestion('number'),
    question: 'How fast?',
    image: useOf(await author.uploadPicture('Sea'), ''),
  };
  const game = await author.makeGame(`Long ${Date.now()}`, [slide, newQuestion('miniGame')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  const tooLong = async (field: Locator, words: string, excess: string) => {
    await field.fill(words);
    await expect(field).toHaveValue(words);
    await expect(page.locator('mark')).toHaveText(excess);
  };
  await tooLong(page.getByRole('textbox', { name: 'Unit' }), 'kilometers an hour', 'n hour');
  await expect(page.getByText('Needs a fix')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Unit' })).toHaveValue('kilometers an hour');
  await page.getByRole('textbox', { name: 'Unit' }).fill('km/h');
  await tooLong(page.getByRole('textbox', { name: /Description for people/ }), 'x'.repeat(203), 'xxx');
  await page.getByRole('textbox', { name: /Description for people/ }).fill('The sea');
  await page.goto(`/en/create-game/${game._id}/1`);
  await tooLong(page.getByRole('textbox', { name: /Link/ }), `https://example.org/${'y'.repeat(2030)}end`, 'yyend');
});

interface BroughtFile {
  how: 'paste' | 'drop';
  /** Selector of the element it is brought to. */
  to: string;
  name: string;
  bytes: Buffer;
  type?: string;
  /** How many of it. */
  times?: number;
}

/** Brings a real file in an event of the browser. */
async function bringFile(
  page: Page,
  { how, to, name, bytes, type = 'image/png', times = 1 }: BroughtFile,
): Promise<void> {
  const file = { how, name, type, times, data: bytes.toString('base64') };
  await page
    .locator(to)
    .first()
    .evaluate((element, given) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(given.data), (char) => char.charCodeAt(0));
      for (let at = 0; at < given.times; at++)
        data.items.add(new File([content], `${at}${given.name}`, { type: given.type }));
      const way = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...way })
          : new DragEvent('drop', { dataTransfer: data, ...way }),
      );
    }, file);
}

/** Pastes a text as the browser does: an event with the data, and where nobody takes it, the text in the field. */
async function pasteInto(page: Page, selector: string, text: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, pasted) => {
      if (element instanceof HTMLElement && element !== document.body) element.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(event) && element !== document.body) document.execCommand('insertText', false, pasted);
    }, text);
}
