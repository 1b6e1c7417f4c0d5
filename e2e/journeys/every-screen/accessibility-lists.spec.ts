import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { builderWords } from '../../product/words/builder-words.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openScreen } from '../../product/pages/open-screen.ts';
import { confirmAddress, openSecondAuthor } from '../../product/people/second-author.ts';

// Movement is off: what is measured is the screen at rest.

for (const language of ['he'] as const) {
  const w = builderWords[language];

  test(`sharing, the library and a new game have no axe violation (${language})`, async ({ browser }) => {
    const giver = await openSecondAuthor(browser, 'Ruth');
    const me = await openSecondAuthor(browser, 'Dana');
    for (const person of [giver, me]) await confirmAddress(person);
    const given = await giver.author.makeGame('Given', [triviaSlide('Largest planet?')]);
    const own = await me.author.makeGame('Own', [triviaSlide('Largest planet?')]);
    await giver.author.call('shareGame', { body: { game: given._id, email: me.email, transferType: 2 } });
    await me.author.call('shareGame', { body: { game: own._id, email: giver.email, transferType: 3 } });
    const page = await me.context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, shown] of [
      ['dashboard', 'Own'],
      ['shared-games', 'Given'],
      ['transfer-log', 'Own'],
      ['library', ''],
      ['my-games', 'Own'],
    ] as const) {
      await openScreen(page, language, path);
      if (shown !== '') await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      if (path === 'library') await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, path);
    }
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: w.bell }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: w.more }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'menu of a game');
    await page.getByRole('menuitem', { name: w.share }).click();
    await expect(dialog.getByText('Ruth')).toBeVisible();
    await expectAccessible(page, 'share dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: w.newGame }).first().click();
    await dialog.getByRole('radio').first().focus();
    for (const source of ['template', 'Excel', 'file']) {
      await page.keyboard.press('ArrowDown');
      if (source === 'template') await expect.poll(() => dialog.getByRole('radio').count()).toBeGreaterThan(6);
      await expectAccessible(page, `new game: ${source}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openScreen(page, language, 'library');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: w.addToGame }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'library: which game');
    await giver.context.close();
    await me.context.close();
  });
}
