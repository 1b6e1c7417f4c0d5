import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { joinRoom, press } from '../../product/pages/live-pages.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

const WORDS = {
  en: {
    clickersIn: 'Clickers answer too',
    names: 'Players, one name in each line',
    add: 'Add players',
    onScreen: 'Clicker on the screen',
    handOut: 'Hand out the clickers',
    buzz: 'Buzz!',
    yourTurn: 'Your turn! Say your answer',
    turnOf: (name: string) => new RegExp(`^\\W?${name}\\W? has the turn`),
    judgeFirst: /Judge first: 1 is right, 2 is wrong/,
    right: /^Right/,
    wrong: /^Wrong/,
    out: /You’re out of this question/,
    correct: 'Correct!',
    results: 'See the results',
    answer: 'Marie Curie',
    outcomes: ['Wrong', 'Correct'],
  },
  he: {
    clickersIn: 'גם שלטי הצבעה עונים',
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    onScreen: 'שלט על המסך',
    handOut: 'חלוקת השלטים',
    buzz: 'באזר!',
    yourTurn: 'התור שלכם! אמרו את התשובה',
    turnOf: (name: string) => new RegExp(`^התור של \\W?${name}`),
    judgeFirst: /קודם קובעים: 1 נכון, 2 לא נכון/,
    right: /^נכון/,
    wrong: /^לא נכון/,
    out: /אתם כבר לא בשאלה הזאת/,
    correct: 'נכון מאוד!',
    results: 'לתוצאות המשחק',
    answer: 'מארי קירי',
    outcomes: ['שגוי', 'נכון'],
  },
};

for (const language of ['he'] as const)
  test(`whoever buzzes first has the turn: a clicker is wrong, a phone is right, the report says so (${language})`, async ({
    author,
    page,
    browser,
  }) => {
    const t = WORDS[language];
    const words = liveWords[language];
    const slide = {
      ...{ type: 'buzzer' as const, question: 'Who discovered radium?', score: 1000, time: 300 },
      buzzer: { answer: t.answer, penalty: 200, wholeTeam: true },
    };
    const game = await author.makeGame(`Buzzer ${language} ${Date.now()}`, [slide], { language });
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    await page.getByRole('switch', { name: t.clickersIn }).click();
    const dana = await joinRoom(browser, { code: room.code, name: 'Dana', words });
    const omar = await joinRoom(browser, { code: room.code, name: 'Omar', words });
    await page.getByRole('textbox', { name: t.names }).fill('Noa');
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('button', { name: t.onScreen }).click();
    const clicker = () => page.getByRole('button', { name: 'A', exact: true }).click();
    await page.getByRole('button', { name: t.handOut }).click();
    await clicker();
    const screen = await page.context().newPage();
    await screen.goto(`/${language}/present/${room._id}`);
    await page.bringToFront();

    await press(page, words.next.start);
    const buzzer = (of: typeof dana) => of.page.getByRole('button', { name: t.buzz });
    await expect(buzzer(dana)).toHaveAttribute('aria-disabled', 'false');
    await clicker();
    await expect(page.getByRole('status').filter({ hasText: t.turnOf('Noa') })).toBeVisible();
    await expect(screen.getByRole('status').getByText('Noa', { exact: true })).toBeVisible();
    for (const player of [dana, omar]) {
      await expect(player.page.getByRole('main').getByText(t.turnOf('Noa'))).toBeVisible();
      await expect(buzzer(player)).toHaveAttribute('aria-disabled', 'true');
    }
    // The host's own clicker leads on only once it was judged.
    await screen.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(page.getByText(t.judgeFirst)).toBeVisible();
    await expect(page.getByText(t.judgeFirst)).toBeHidden();
    await expectAccessible(page, 'console with a turn');
    await press(page, t.wrong);

    // A keyboard buzzes wherever its focus is; a finger as it comes down.
    await expect(buzzer(dana)).toHaveAttribute('aria-disabled', 'false');
    await dana.page.locator('body').press('Space');
    await expect(dana.page.getByRole('button', { name: t.yourTurn })).toBeVisible();
    await expect(omar.page.getByRole('main').getByText(t.turnOf('Dana'))).toBeVisible();
    await expect(screen.getByRole('status').getByText('Dana', { exact: true })).toBeVisible();
    await expectAccessible(dana.page, 'phone with the turn');
    await press(page, t.right);
    await expect(dana.page.getByRole('heading', { name: t.correct })).toBeVisible();
    await expect(dana.page.getByRole('main').getByText('+1,000')).toBeVisible();
    await expect(omar.page.getByRole('main').getByText(t.answer)).toBeVisible();
    await expect(screen.getByText(t.answer)).toBeVisible();

    await press(page, words.next.showPodium);
    await press(page, words.next.end);
    await page.getByRole('link', { name: t.results }).click();
    const rows = page.getByRole('table').first().getByRole('row');
    for (const [at, name] of ['Noa', 'Dana'].entries()) {
      await expect(rows.nth(at + 1)).toContainText(name);
      await expect(rows.nth(at + 1)).toContainText(t.outcomes[at] ?? '');
    }
    await Promise.all([dana.leave(), omar.leave()]);
  });
