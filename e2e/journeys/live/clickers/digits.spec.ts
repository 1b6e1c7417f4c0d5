import type { SlideDraft } from '../../../product/people/author.ts';
import { expect, test } from '../../../product/start/journey.ts';
import { liveWords } from '../../../product/words/live-words.ts';

const WORDS = {
  en: {
    names: 'Players, one name in each line',
    add: 'Add players',
    tryOut: 'Clicker on the screen',
    handOut: 'Hand out the clickers',
    everybody: /Everybody has a clicker/,
    howTo: /the number, then #/,
  },
  he: {
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    tryOut: 'שלט על המסך',
    handOut: 'חלוקת השלטים',
    everybody: /לכולם יש שלט/,
    howTo: /המספר ואז #/,
  },
};

for (const language of ['en'] as const)
  test(`a number is typed on a clicker, and given by its last key (${language})`, async ({ author, page }) => {
    const t = WORDS[language];
    const { next } = liveWords[language];
    const slide = {
      type: 'number',
      question: 'When?',
      score: 1000,
      time: 60,
      numberKey: { value: 1948, rule: 'tolerance', tolerance: 0, unit: '' },
    } satisfies SlideDraft;
    const setting = { gameType: 'remotes' } as const;
    const game = await author.makeGame(`Digits ${language} ${Date.now()}`, [slide], { language, setting });
    const room = await author.openRoom(game._id);
    await page.goto(`/${language}/operate/${room._id}`);
    const screen = await page.context().newPage();
    await screen.goto(`/${language}/present/${room._id}`);
    await page.getByRole('textbox', { name: t.names }).fill('Noa');
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('button', { name: t.tryOut }).click();
    await page.getByRole('button', { name: t.handOut }).click();
    const key = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await key('A');
    await expect(page.getByText(t.everybody)).toBeVisible();
    await page.getByRole('button', { name: next.start }).click();
    await expect(screen.getByText(t.howTo)).toBeVisible();
    for (const digit of '1948') await key(digit);
    // Typed, and not ended: the question stays open.
    await expect(screen.getByText('1 / 1', { exact: true }).filter({ visible: true }).last()).toBeVisible();
    await expect(screen.getByText(t.howTo)).toBeVisible();
    await key('#');
    await page.getByRole('button', { name: next.showPodium }).click();
    await expect(screen.getByText('Noa').first()).toBeVisible();
  });
