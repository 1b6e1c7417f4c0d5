import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { builderWords } from '../../product/words/builder-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

// The run that cannot be paid is refused on purpose.
test.use({ expectedErrors: [/status of 402/] });

const runWords = {
  en: { run: /^Run .*Own/, out: 'Out of credits', demo: /^Trial run: free/, isDemo: 'Trial run: free' },
  he: { run: /^הרצ.*Own/, out: 'נגמרו הקרדיטים', demo: /^הרצת ניסיון בחינם/, isDemo: 'הרצת ניסיון: חינם' },
} as const;

for (const language of ['he'] as const) {
  const w = runWords[language];

  test(`what is said without credits, a demo, and a price have no axe violation (${language})`, async ({
    author: owner,
    browser,
  }) => {
    const { author, context, email } = await openSecondAuthor(browser, 'Dana');
    await author.makeGame('Own', [triviaSlide('Largest planet?')]);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${language}/dashboard`);
    // With credits: what the file of a whole game costs.
    await page.getByRole('button', { name: builderWords[language].more }).first().click();
    await page.getByRole('menuitem', { name: /licen[cs]e|רישיון/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'price of an export');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const [credits] = (await owner.call('listSubscriptions', { query: { searchText: email } })).subscriptions;
    await owner.call('updateSubscription', { id: credits?._id ?? '', body: { expiredFromAdmin: true } });
    await page.getByRole('button', { name: w.run }).first().click();
    const dialog = page.getByRole('dialog', { name: w.out });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'out of credits');
    await dialog.getByRole('button', { name: w.demo }).click();
    await expect(page.getByText(w.isDemo)).toBeVisible();
    await expectAccessible(page, 'lobby of a demo');
    await context.close();
  });
}
