import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openScreen } from '../../product/pages/open-screen.ts';
import { words } from '../../product/words/words.ts';

// Movement is off: what is measured is the screen at rest. One of the screens is that of a lost page.
test.use({ expectedErrors: [/the server responded with a status of 404/] });

/** What is pressed here, in Arabic as well. */
const spoken = {
  ...words,
  ar: {
    openAccount: 'فتح الحساب',
    name: 'الاسم',
    newGame: 'لعبة جديدة',
    language: /^اللغة/,
    account: 'حسابي',
    addCategory: 'إضافة',
    renameFirst: /^تغيير اسم /,
  },
};

for (const language of ['ar'] as const) {
  const w = spoken[language];

  test(`guests' screens have no axe violation (${language})`, async ({ guest }) => {
    const page = await guest.newPage();
    for (const path of [
      'login',
      'register',
      'forgot-password',
      'reset-password',
      'confirm-email',
      'accessibility',
      'licenses',
      'clickers',
      'clickers/buzz',
      'clickers/lines',
      'no-such-screen',
    ]) {
      await openScreen(page, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    await openScreen(page, language, 'register');
    await page.getByRole('button', { name: w.openAccount }).click();
    await expect(page.getByRole('textbox', { name: w.name }).first()).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'register with errors');
    await page.goto('/notfound-edu');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'notfound-edu');
    await page.goto('/play');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'play: code');
    await page.getByRole('button').click();
    await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'play: code with an error');
  });

  test(`a new author's empty screens have no axe violation (${language})`, async ({ guest }) => {
    await openAccount(guest, `empty-${language}-${Date.now()}@school.org`);
    const page = await guest.newPage();
    for (const path of ['dashboard', 'my-games', 'media', 'results']) {
      await openScreen(page, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page, `${path}, empty`);
    }
  });

  test(`working screens and their dialogs have no axe violation (${language})`, async ({ author, page }) => {
    await author.makeGame(`Axe ${language} ${Date.now()}`, []);
    await author.uploadPicture('Sunset');
    for (const path of ['dashboard', 'my-games', 'media', 'results', 'user-settings', 'no-such-screen']) {
      await openScreen(page, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    const dialog = page.getByRole('dialog');
    await openScreen(page, language, 'dashboard');
    await page.getByRole('button', { name: w.newGame }).first().click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'new-game dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (const menu of [w.language, w.account]) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, `menu ${menu}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
    await openScreen(page, language, 'categories');
    await page
      .getByRole('textbox')
      .first()
      .fill(`Space ${language} ${Date.now() % 10_000}`);
    await page.getByRole('button', { name: w.addCategory, exact: true }).click();
    await page.getByRole('button', { name: w.renameFirst }).first().waitFor();
    await expectAccessible(page, 'categories');
    await page.getByRole('button', { name: w.renameFirst }).first().click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dialog with a field');
  });
}

async function openAccount({ request }: BrowserContext, email: string): Promise<void> {
  const data = { name: 'Noa Levi', email, contactEmail: email, password: 'six-letters' };
  const reply = await request.post('/auth/register', { data });
  expect(reply.ok(), await reply.text()).toBe(true);
}
