import type { Page } from '@playwright/test';
import { UserId } from '@qc/contract';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { expect, test } from '../../product/start/journey.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What is closed is answered with 403, a password that will not do with 400, too many tries with 429.
  expectedErrors: [/the server responded with a status of (400|401|403|404|422|429)/],
});

/** What a person reads who has to choose another password. */
const WORDS = {
  ar: {
    due: 'كلمة مرور أقوى أولًا',
    present: 'كلمة المرور الحالية',
    fresh: 'كلمة مرور جديدة',
    change: 'تغيير كلمة المرور',
    cancel: 'إلغاء',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    tooMany: 'هناك من يخمّن كلمة مروركم',
    forgotten: 'نسيتم كلمة المرور؟',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

async function enter(page: Page, w: Words, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: w.email }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.signIn }).click();
}

for (const language of ['ar'] as const) {
  const w = WORDS[language];

  test(`who is made an admin chooses a better password before the admin area opens (${language})`, async ({
    author,
    guest,
    playwright,
    baseURL,
  }) => {
    const email = `due-${Date.now()}-${language}@school.org`;
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      // Not the owner's: registering would end the owner's session.
      storageState: { cookies: [], origins: [] },
    });
    const fields = { name: 'Rina', email, contactEmail: email, password: 'six-66' };
    const { _id }: { _id: string } = await (await request.post('/auth/register', { data: fields })).json();
    await author.call('manageUser', { id: UserId.parse(_id), body: { role: 1 } });

    const page = await guest.newPage();
    await page.goto(`/${language}/admin/login`);
    await enter(page, w, email, 'six-66');
    await expect(page).toHaveURL(`/${language}/user-settings`);
    const section = page.getByRole('region', { name: w.due });
    await expect(section).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(1);
    await expect(section.getByRole('button', { name: w.cancel })).toBeHidden();
    await expectAccessible(page, `another password is due (${language})`);
    for (const path of ['my-games', 'dashboard', 'admin/users']) {
      await page.goto(`/${language}/${path}`);
      await expect(page).toHaveURL(`/${language}/user-settings`);
    }
    await section.getByLabel(w.present).fill('six-66');
    await section.getByLabel(w.fresh, { exact: true }).fill('seven77');
    await section.getByRole('button', { name: w.change }).click();
    await expect(section.getByLabel(w.fresh, { exact: true })).toHaveAttribute('data-invalid', 'true');
    await section.getByLabel(w.fresh, { exact: true }).fill(`long-enough-${language}`);
    await section.getByRole('button', { name: w.change }).click();
    // Where they wanted to go last.
    await expect(page).toHaveURL(`/${language}/admin/users`);
    await request.dispose();
  });

  test(`who is kept out by the guesses of others is told the way in (${language})`, async ({ guest, request }) => {
    const email = `guessed-${Date.now()}-${language}@school.org`;
    const guess = () => request.post('/auth/login', { data: { email, password: 'a guess' } });
    await Promise.all(Array.from({ length: 11 }, guess));
    const page = await guest.newPage();
    await page.goto(`/${language}/login`);
    await enter(page, w, email, 'six-letters');
    await expect(page.getByText(w.tooMany)).toBeVisible();
    await expectAccessible(page, `sign-in: too many tries (${language})`);
    await page.getByRole('link', { name: w.forgotten }).click();
    await expect(page).toHaveURL(`/${language}/forgot-password`);
  });
}
