import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routes } from '@qc/contract';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';
import { startAgain } from '../../product/start/start-again.ts';
import { awaitSteadyCode, timeCode } from '../../product/people/time-code.ts';
import { type TwoStepWords, twoStepWords } from '../../product/words/two-step-words.ts';

// One after the other they would go on when everything else has ended.
test.describe.configure({ mode: 'parallel' });

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Wrong codes and the question for one are answered with 401, what is closed with 403, an admin screen with 404.
  expectedErrors: [/the server responded with a status of (401|403|404|422)/],
});

async function enterPassword(page: Page, w: TwoStepWords, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: w.email }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.signIn }).click();
}

/** Turns it on with the code of the step before this one; gives the secret and the recovery codes. */
async function turnOn(page: Page, w: TwoStepWords, password: string, look: (screen: string) => Promise<void>) {
  const section = page.getByRole('region', { name: w.section });
  await section.getByRole('button', { name: w.turnOn }).click();
  await section.getByLabel(w.presentPassword).fill(password);
  await look('two-step: password');
  await section.getByRole('button', { name: w.next }).click();
  const secret = (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await look('two-step: picture');
  await section.getByLabel(w.firstCode).fill('000000');
  await section.getByRole('button', { name: w.confirm }).click();
  await expect(section.getByRole('alert')).toContainText(w.wrongCode);
  // The code before this one: the present one is left for signing in.
  await awaitSteadyCode();
  await section.getByLabel(w.firstCode).fill(timeCode(secret, -1));
  await section.getByRole('button', { name: w.confirm }).click();
  await expect(section.getByRole('heading', { name: w.codes })).toBeFocused();
  const codes = await section.getByRole('listitem').allInnerTexts();
  return { secret, codes };
}

for (const language of ['he'] as const) {
  const w = twoStepWords[language];

  test(`the second step is turned on, signs in by app and by recovery code, and is turned off (${language})`, async ({
    browser,
    guest,
  }) => {
    const { email, context } = await openSecondAuthor(browser, 'Noa');
    const page = await context.newPage();
    const look = (screen: string) => expectAccessible(page, screen);
    await page.goto(`/${language}/user-settings`);
    const section = page.getByRole('region', { name: w.section });
    const { secret, codes } = await turnOn(page, w, 'six-letters', look);
    expect(codes).toHaveLength(10);
    await look('two-step: recovery codes');
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: w.download }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    for (const code of codes) expect(file).toContain(code);
    await expect(section.getByRole('button', { name: w.done })).toBeDisabled();
    // They are shown this once: going away asks first.
    await page.locator(`a[href="/${language}/dashboard"]`).first().click();
    const asked = page.getByRole('dialog', { name: w.leaveCodes });
    await look('two-step: leaving the codes');
    await asked.getByRole('button', { name: w.stay }).click();
    await expect(section.getByText(codes[0] ?? '')).toBeVisible();
    await section.getByLabel(w.kept).check();
    await section.getByRole('button', { name: w.done }).click();
    await expect(section.getByText(w.isOn)).toBeVisible();
    await expect(section.getByText(codes[0] ?? '')).toBeHidden();
    await look('two-step: on');

    // The password alone does not sign in.
    const other = await guest.newPage();
    await other.goto(`/${language}/login`);
    await enterPassword(other, w, email, 'six-letters');
    await expect(other.getByLabel(w.code)).toBeFocused();
    await expectAccessible(other, 'sign-in: code');
    const used = timeCode(secret);
    await other.getByLabel(w.code).fill(used);
    await other.getByRole('button', { name: w.signIn }).click();
    await expect(other).toHaveURL(`/${language}/dashboard`);

    // The same code counts once; a recovery code does too.
    await guest.clearCookies();
    const signInAgain = async () => {
      await other.goto(`/${language}/login`);
      await enterPassword(other, w, email, 'six-letters');
    };
    await signInAgain();
    await other.getByLabel(w.code).fill(used);
    await other.getByRole('button', { name: w.signIn }).click();
    await expect(other.getByRole('alert')).toContainText(w.wrongCode);
    const recover = async (code: string) => {
      await other.getByRole('button', { name: w.useRecovery }).click();
      await other.getByLabel(w.recoveryCode).fill(code);
      await other.getByRole('button', { name: w.signIn }).click();
    };
    await recover(codes[0] ?? '');
    await expect(other).toHaveURL(`/${language}/dashboard`);
    await guest.clearCookies();
    await signInAgain();
    await recover(codes[0] ?? '');
    await expect(other.getByRole('alert')).toContainText(w.wrongCode);
    await expectAccessible(other, 'sign-in: recovery code refused');
    await recoverWithNext(other, w, codes[1] ?? '');
    await expect(other).toHaveURL(`/${language}/dashboard`);

    await page.reload();
    await section.getByRole('button', { name: w.turnOff }).click();
    await section.getByLabel(w.presentPassword).fill('six-letters');
    await section.getByLabel(w.code).fill(codes[2] ?? '');
    await look('two-step: turning off');
    await section.getByRole('button', { name: w.turnOff }).click();
    await expect(section.getByRole('button', { name: w.turnOn })).toBeVisible();
    await guest.clearCookies();
    await signInAgain();
    await expect(other).toHaveURL(`/${language}/dashboard`);
    await context.close();
  });

  test(`admins sign in at a page of their own, nobody else does (${language})`, async ({ browser, guest }) => {
    const { email, context } = await openSecondAuthor(browser, 'Omar');
    const page = await guest.newPage();
    await page.goto(`/${language}/admin/login`);
    await expect(page.getByRole('heading', { name: w.adminSignIn })).toBeVisible();
    await expectAccessible(page, 'admin sign-in');
    await enterPassword(page, w, email, 'six-letters');
    await expect(page.getByRole('alert')).toContainText(w.wrongCredentials);
    await expect(page).toHaveURL(`/${language}/admin/login`);
    await enterPassword(page, w, owner.email, owner.password);
    await expect(page).toHaveURL(`/${language}/admin/dashboard`);
    await page.goto(`/${language}/admin/login`);
    await expect(page).toHaveURL(`/${language}/admin/dashboard`);
    // Somebody else who is signed in is led away.
    const member = await context.newPage();
    await member.goto(`/${language}/admin/login`);
    await expect(member).toHaveURL(`/${language}/dashboard`);
    await context.close();
  });
}

async function recoverWithNext(page: Page, w: TwoStepWords, code: string): Promise<void> {
  await page.getByLabel(w.recoveryCode).fill(code);
  await page.getByRole('button', { name: w.signIn }).click();
}

test('a password is changed only with the code where the second step is on', async ({ browser, guest }) => {
  const w = twoStepWords.he;
  const { email, context } = await openSecondAuthor(browser, 'Dana');
  const page = await context.newPage();
  await page.goto('/he/user-settings');
  const { secret, codes } = await turnOn(page, w, 'six-letters', async () => undefined);
  const section = page.getByRole('region', { name: w.section });
  await section.getByLabel(w.kept).check();
  await section.getByRole('button', { name: w.done }).click();
  await expect(section.getByText(w.isOn)).toBeVisible();
  const change = page.getByRole('button', { name: 'החלפת הסיסמה' });
  await change.click();
  await page.getByLabel(w.presentPassword).fill('six-letters');
  await page.getByLabel('סיסמה חדשה').fill('quite-new-words');
  const code = page.getByLabel(w.code);
  await code.fill('000000');
  await change.click();
  await expect(page.getByRole('alert')).toContainText(w.wrongCode);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'change of password, wrong code');
  await awaitSteadyCode();
  await code.fill(timeCode(secret));
  await change.click();
  await expect(page.getByText('הסיסמה הוחלפה')).toBeVisible();
  // The old one is refused, the new one asks for the second step as before.
  const other = await guest.newPage();
  await other.goto('/he/login');
  await enterPassword(other, w, email, 'six-letters');
  await expect(other.getByRole('alert')).toContainText(w.wrongCredentials);
  await enterPassword(other, w, email, 'quite-new-words');
  await other.getByRole('button', { name: w.useRecovery }).click();
  await recoverWithNext(other, w, codes[0] ?? '');
  await expect(other).toHaveURL('/he/dashboard');
  await context.close();
});

/**
 * A house of its own that demands a second step of its staff: the setting holds for everybody in it. Its owner has one;
 * Omar, an admin, has none and is signed in to `page`.
 */
async function inDemandingHouse(
  { browser, guest }: { browser: Browser; guest: BrowserContext },
  days: number,
  look: (house: { page: Page; root: string; password: string }) => Promise<void>,
): Promise<void> {
  const w = twoStepWords.en;
  const mine = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };
  const product = startAgain({ PORT: '0', STAFF_TWO_STEP_DAYS: String(days), ...mine }, { isFurnished: true });
  try {
    const [address] = await product.says(/http:\/\/[^\s"]+:\d+/);
    const root = address.replace('0.0.0.0', '127.0.0.1').replace('localhost', '127.0.0.1');
    const signedIn = await guest.request.post(root + routes.login.path, { data: owner });
    const { session }: { session: string } = await signedIn.json();
    const call = async (method: 'PUT' | 'POST', path: string, data: object) =>
      guest.request.fetch(root + path, { method, headers: { 'x-auth': session }, data });
    // Whoever demands it has it first.
    const demand = { twoStepForStaff: true };
    expect((await call('PUT', routes.updateInstallationSettings.path, demand)).status()).toBe(422);
    const begun = await call('POST', routes.startTwoStep.path, { password: owner.password });
    const { secret }: { secret: string } = await begun.json();
    expect((await call('POST', routes.confirmTwoStep.path, { code: timeCode(secret) })).status()).toBe(200);
    const people = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const email = 'omar@school.org';
    const password = 'a-long-sentence-of-omar';
    const opened = await people.request.post(`${root}/auth/register`, {
      data: { name: 'Omar', email, contactEmail: email, password },
    });
    const { _id: id }: { _id: string } = await opened.json();
    expect((await call('PUT', `/admin/user/${id}`, { role: 1 })).status()).toBe(200);
    expect((await call('PUT', routes.updateInstallationSettings.path, demand)).status()).toBe(200);
    await people.clearCookies();
    const page = await people.newPage();
    await page.goto(`${root}/en/admin/login`);
    await enterPassword(page, w, email, password);
    await look({ page, root, password });
  } finally {
    await product.stop();
  }
}

test('where the house demands it, nothing else is open before it is on', async ({ browser, guest }) => {
  const w = twoStepWords.en;
  await inDemandingHouse({ browser, guest }, 0, async ({ page, root, password }) => {
    await expect(page).toHaveURL(`${root}/en/user-settings`);
    await page.goto(`${root}/en/admin/users`);
    await expect(page).toHaveURL(`${root}/en/user-settings`);
    await expect(page.getByText(w.demanded)).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(1);
    await expectAccessible(page, 'settings, two-step demanded');
    await page.goto(`${root}/en/my-games`);
    await expect(page).toHaveURL(`${root}/en/user-settings`);
    const { codes } = await turnOn(page, w, password, async () => undefined);
    expect(codes).toHaveLength(10);
    const section = page.getByRole('region', { name: w.section });
    await section.getByLabel(w.kept).check();
    await section.getByRole('button', { name: w.done }).click();
    // On to where it was asked for.
    await expect(page).toHaveURL(`${root}/en/my-games`);
    await page.goto(`${root}/en/user-settings`);
    await expect(section.getByText(w.isOn)).toBeVisible();
    await expect(section.getByRole('button', { name: w.turnOff })).toBeHidden();
    await page.goto(`${root}/en/admin/users`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${root}/en/admin/users`);
  });
});

test('whoever has some days left for it is told where the day begins, until it is on', async ({ browser, guest }) => {
  const w = twoStepWords.en;
  await inDemandingHouse({ browser, guest }, 7, async ({ page, root, password }) => {
    await expect(page).toHaveURL(`${root}/en/admin/dashboard`);
    const note = page.getByRole('note').filter({ hasText: 'Two-step sign-in will be required for your account from' });
    await expect(note).toContainText(/\d\d\.\d\d\.20\d\d/);
    await expectAccessible(page, 'admin dashboard, two-step demanded soon');
    await page.goto(`${root}/en/dashboard`);
    await note.getByRole('link', { name: 'Turn on two-step sign-in' }).click();
    await expect(page).toHaveURL(/\/en\/user-settings/);
    await expect(note).toHaveCount(1);
    await turnOn(page, w, password, async () => undefined);
    const section = page.getByRole('region', { name: w.section });
    await section.getByLabel(w.kept).check();
    await section.getByRole('button', { name: w.done }).click();
    await expect(section.getByText(w.isOn)).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto(`${root}/en/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
