import { newQuestion } from '@qc/contract';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/cut-journey.ts';

test('edits made without a network are kept on the device and saved on return', async ({ author, page, network }) => {
  const game = await author.makeGame(`Offline ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toHaveValue('Largest planet?');
  await network.cut();
  await question.fill('Which planet is the largest of all?');
  await expect(page.getByText('kept on this device')).toBeVisible();
  await network.mend();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await author.call('getGame', { id: game._id });
  expect(saved.questions[0]?.question).toBe('Which planet is the largest of all?');
});

test(
  'edits made without a network survive a closed page',
  { tag: '@engines' },
  async ({ author, page, context, network }) => {
    const game = await author.makeGame(`Closed ${Date.now()}`, [triviaSlide('Largest planet?')]);
    await page.goto(`/en/create-game/${game._id}/0`);
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await expect(question).toHaveValue('Largest planet?');
    await network.cut();
    await question.fill('Kept over a closed page?');
    await expect(page.getByText('kept on this device')).toBeVisible();
    await page.close();
    await network.mend();
    const again = await context.newPage();
    await again.goto(`/en/create-game/${game._id}/0`);
    await expect(again.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Kept over a closed page?');
    await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  },
);

test('on a phone the preview comes with the first press, and is there without a network', async ({
  author,
  page,
  network,
}) => {
  const game = await author.makeGame(`Previewed ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.setViewportSize({ width: 390, height: 844 });
  const [fetched, asked] = [new Array<string>(), new Array<string>()];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/en/create-game/${game._id}/0`);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toHaveValue('Largest planet?');
  await page.waitForLoadState('networkidle');
  const isThere = () => fetched.some((url) => url.includes('/preview-pane-') && url.endsWith('.js'));
  expect(isThere(), 'nothing of it comes before').toBe(false);
  await question.fill('Largest moon?');
  await question.press('End');
  await expect.poll(isThere).toBe(true);
  // Last come the words in the game's language, beside those of the page's own.
  const wordsOfScreens = () => new Set(fetched.filter((url) => /\/assets\/show-[^/]*\.js$/.test(url))).size;
  await expect.poll(wordsOfScreens).toBe(2);
  const isUnderWay = () => asked.some((url) => url.includes('/assets/') && !fetched.includes(url));
  await expect.poll(isUnderWay).toBe(false);
  await network.cut();
  await page.getByText('Preview', { exact: true }).click();
  const phone = page.getByRole('img', { name: 'A player’s phone' });
  await expect(phone).toContainText('Largest moon?');
});

test.describe('a stale save', () => {
  // It is answered with 412, and the browser says so.
  test.use({ expectedErrors: [/the server responded with a status of 412/] });

  test('when somebody else changed the same field, both versions are offered', async ({ author, page }) => {
    const game = await author.makeGame(`Both ${Date.now()}`, [triviaSlide('Largest planet?')]);
    const slide = game.questions[0];
    if (!slide) throw new Error('the game has no slide');
    await page.goto(`/en/create-game/${game._id}/0`);
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await expect(question).toHaveValue('Largest planet?');
    await author.call('saveQuestion', { id: slide._id, body: { question: 'Their words?' }, ifMatch: slide.version });
    await question.fill('My words?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Their words?');
    await expect(dialog).toContainText('My words?');
    await dialog.getByRole('button', { name: 'Use theirs' }).first().click();
    await expect(question).toHaveValue('Their words?');
    const saved = await author.call('getGame', { id: game._id });
    expect(saved.questions[0]?.question).toBe('Their words?');
  });

  test('both versions are told in words, whatever was changed', async ({ author, page }) => {
    const game = await author.makeGame(`In words ${Date.now()}`, [{ type: 'number', question: 'How far?' }]);
    const slide = game.questions[0];
    if (!slide) throw new Error('the game has no slide');
    await page.goto(`/en/create-game/${game._id}/0`);
    const right = page.getByRole('textbox', { name: 'Correct number' });
    await expect(right).toBeVisible();
    const numberKey = { ...newQuestion('number').numberKey, value: 384400, unit: 'km' };
    await author.call('saveQuestion', { id: slide._id, body: { numberKey }, ifMatch: slide.version });
    await right.fill('42');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row')).toHaveText(['FieldMy versionSaved version', /^Number42\s.*384,400 km\s/s]);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
});

test(
  'a number is written as people write numbers: with a point, emptied and begun anew',
  { tag: '@engines' },
  async ({ author, page }) => {
    const game = await author.makeGame(`Numbers ${Date.now()}`, [{ type: 'number', question: 'How much is pi?' }]);
    await page.goto(`/en/create-game/${game._id}/0`);
    const right = page.getByRole('textbox', { name: 'Correct number' });
    await right.pressSequentially('3.14');
    await expect(right).toHaveValue('3.14');
    await expect
      .poll(async () => (await author.call('getGame', { id: game._id })).questions[0])
      .toMatchObject({ numberKey: { value: 3.14 } });

    await page.goto(`/en/create-game/${game._id}/9`);
    const most = page.getByRole('textbox', { name: 'Maximum players' });
    await most.fill('120');
    for (let digit = 0; digit < 3; digit++) await most.press('Backspace');
    await most.press('Tab');
    // Emptied is no limit, not the last digit that stood there.
    await expect(most).toHaveValue('0');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect((await author.call('getGame', { id: game._id })).maxParticipants).toBe(0);
  },
);

test('the address of a slide far down shows it in the list as well', async ({ author, page }) => {
  const slides = Array.from({ length: 60 }, (_, at) => triviaSlide(`Question ${at + 1}?`));
  const game = await author.makeGame(`Long ${Date.now()}`, slides);
  await page.goto(`/en/create-game/${game._id}/55`);
  await expect(page.getByRole('heading', { name: 'Slide 56', exact: true })).toBeVisible();
  await expect(page.locator('[data-slide]').nth(55)).toBeInViewport();
});

test('whoever leaves while the connection is dead is asked, and finds the text there again', async ({
  author,
  page,
  context,
}) => {
  const game = await author.makeGame(`Dead line ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto(`/en/create-game/${game._id}/0`);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toHaveValue('Largest planet?');
  // Neither an answer nor an error comes, as when the router is there and the line behind it is not.
  await page.route('**/question/*', (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
  await question.fill('Typed into the void?');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toContainText('They stay on this device');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/my-games$/);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`/en/create-game/${game._id}/0`);
  await expect(again.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Typed into the void?');
  await expect
    .poll(async () => (await author.call('getGame', { id: game._id })).questions[0]?.question)
    .toBe('Typed into the void?');
});
