import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { adminScreens } from '../../product/pages/admin-screens.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openScreen } from '../../product/pages/open-screen.ts';

// Movement is off: what is measured is the screen at rest.

for (const language of ['ar'] as const) {
  test(`admin screens and their panels have no axe violation (${language})`, async ({ page, author }) => {
    await author.makeGame(`Axe ${language} ${Date.now()}`, []);
    for (const screen of adminScreens) {
      await openScreen(page, language, `admin/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, screen);
    }

    const panel = page.getByRole('dialog');
    await openScreen(page, language, 'admin/users');
    const menuOf = page.getByRole('row').nth(1).getByRole('button');
    for (const line of [0, 1]) {
      await menuOf.click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      if (line === 0) await expectAccessible(page, 'menu of a person');
      await menu.getByRole('menuitem').nth(line).click();
      await expect(panel).toBeVisible();
      await expectAccessible(page, line === 0 ? 'a person’s panel' : 'panel that gives credits');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }

    for (const screen of ['institutions', 'subscription-types']) {
      await openScreen(page, language, `admin/${screen}`);
      await page
        .getByRole('main')
        .getByRole('banner')
        .or(page.locator('main header'))
        .getByRole('button')
        .last()
        .click();
      await expect(panel).toBeVisible();
      await expectAccessible(page, `panel of ${screen}`);
    }

    await openScreen(page, language, 'admin/users/add');
    await page.getByRole('textbox').first().fill('Noa Levi\tnoa@school.org\nnobody\tnowhere');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'preview of a list of people');
  });
}
