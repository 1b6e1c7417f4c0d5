import { expect, test } from '../../product/start/journey.ts';

test.describe('a guest', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    // A wrong password is answered with 401, an address that leads nowhere with 404.
    expectedErrors: [/the server responded with a status of (401|404)/],
  });

  test('opens an account, arrives at the dashboard, signs out, and comes back', async ({ page }) => {
    const email = `teacher-${Date.now()}@school.org`;
    await page.goto('/en/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Noa Levi');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill('six-letters');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/en/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noa Levi');

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/en/login');
    await page.goto('/en/dashboard');
    await expect(page).toHaveURL('/en/login');

    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong email or password');
    await page.getByLabel('Password', { exact: true }).fill('six-letters');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/en/dashboard');
  });

  test('is told at each field what is missing', async ({ page }) => {
    await page.goto('/en/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter a name')).toBeVisible();
    await expect(page.getByText('Enter a password')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody@place.info');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Invalid email address').first()).toBeVisible();
  });

  test('goes to Login from every screen, and afterwards to the full address first asked for', async ({ page }) => {
    await page.goto('/he/results?page=2#top');
    await expect(page).toHaveURL('/he/login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => localStorage.getItem('redirect'))).toContain('/he/results?page=2#top');
  });

  test('finds the language by the rules: address, stored choice, time zone, English', async ({ browser }) => {
    const guest = { storageState: { cookies: [], origins: [] } };
    const inIsrael = await browser.newContext({ ...guest, timezoneId: 'Asia/Jerusalem' });
    const page = await inIsrael.newPage();
    await page.goto('/');
    await expect(page).toHaveURL('/he/login');
    await page.goto('/ar/nowhere-yet');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/default/login');
    await expect(page).toHaveURL('/ar/login');
    await inIsrael.close();
    const elsewhere = await browser.newContext({ ...guest, timezoneId: 'America/New_York' });
    const other = await elsewhere.newPage();
    await other.goto('/default/login');
    await expect(other).toHaveURL('/en/login');
    await other.goto('/notfound-edu');
    await expect(other.getByRole('heading', { name: 'This page isn’t available' })).toBeVisible();
    await elsewhere.close();
  });
});

// An address that leads nowhere is answered with 404, and the browser says so.
test.use({ expectedErrors: [/the server responded with a status of 404/] });

test('a signed-in person is led past Login: an admin to the admin dashboard', async ({ page }) => {
  await page.goto('/en/login');
  await expect(page).toHaveURL('/en/admin/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/en/admin/dashboard');
  await page.goto('/en/no-such-screen');
  await expect(page.getByRole('heading', { name: 'There’s no such page' })).toBeVisible();
});

test('the language is switched in place, and the page is mirrored', async ({ page }) => {
  await page.goto('/en/my-games');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menu').getByText('עברית').click();
  await expect(page).toHaveURL('/he/my-games');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation', { name: 'תפריט ראשי' }).boundingBox();
  expect(menu?.x, 'the main menu stands at the right').toBeGreaterThan(640);
});

test('a question that a screen asked goes with it, and links are told by more than their colour', async ({ page }) => {
  await page.goto('/en/my-games');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/my-games');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  const link = page.getByRole('link', { name: 'Part of a school or company?' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test("a phone's menu gives way to the screen that was asked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/he/my-games');
  const menu = page.getByRole('navigation', { name: 'תפריט ראשי' });
  const open = page.getByRole('button', { name: 'פתיחת התפריט' });
  await open.click();
  await expect(menu).toBeInViewport();
  await page.getByRole('link', { name: 'questions.creator' }).click();
  await expect(page).toHaveURL('/he/dashboard');
  await expect(menu).not.toBeInViewport();
  await open.click();
  await expect(menu).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await open.click();
  await page.goBack();
  await expect(page).toHaveURL('/he/my-games');
  await expect(menu).not.toBeInViewport();
});
