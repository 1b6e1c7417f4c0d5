import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { startAgain } from '../../product/start/start-again.ts';

// A sign-in link that was used before is answered with 401.
test.use({ expectedErrors: [/the server responded with a status of 401/] });

test('a bad setting is refused by name, with an exit code that is not 0', async () => {
  const port = startAgain({ PORT: 'eighty' });
  expect(await port.ended).not.toBe(0);
  expect(port.output()).toContain('PORT');
  const half = startAgain({ PORT: '0', OWNER_EMAIL: 'owner@school.org' });
  expect(await half.ended).not.toBe(0);
  expect(half.output()).toContain('OWNER_PASSWORD');
});

test('the first start prints a sign-in link that works once; it stops when asked to', async ({ guest }) => {
  const product = startAgain({ PORT: '0' });
  try {
    const [link] = await product.says(/http:\/\/\S+#token=[\w-]+/);
    const address = link.replace('0.0.0.0', '127.0.0.1').replace('localhost', '127.0.0.1');
    const page = await guest.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'ברוכים הבאים' })).toBeVisible();
    expect(page.url(), 'the token leaves the address').not.toContain('token');
    await page.getByRole('button', { name: 'התחברות כבעלים' }).click();
    // Whatever is asked for, the owner says first who it is.
    await expect(page).toHaveURL(/\/first-start$/);
    await page.goto(`${new URL(address).origin}/he/my-games`);
    await expect(page).toHaveURL(/\/first-start$/);
    await page.getByLabel('שם').fill('נועה');
    await page.getByLabel('כתובת דוא״ל').fill('noa@school.org');
    await page.getByLabel(/^סיסמה/).fill('kefir-und-brot');
    await page.getByRole('button', { name: 'המשך' }).click();
    await expect(page.getByRole('heading', { name: 'למה משמשת המערכת?' })).toBeVisible();
    await page.getByRole('button', { name: 'סיום' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.close();

    await guest.clearCookies();
    const second = await guest.newPage();
    await second.goto(address);
    await second.getByRole('button', { name: 'התחברות כבעלים' }).click();
    await expect(second.getByText('הקישור כבר נוצל')).toBeVisible();
    await second.getByRole('button', { name: 'התחברות בסיסמה' }).click();
    await expect(second).toHaveURL(/\/login$/);
    // A page that still fetches its parts when the server stops would rightly complain.
    await second.waitForLoadState('networkidle');
    await second.close();

    const root = new URL(address).origin;
    expect((await guest.request.get(`${root}/health`)).status()).toBe(200);
    expect((await guest.request.get(`${root}/ready`)).status()).toBe(200);
  } finally {
    expect(await product.stop()).toBe(0);
  }
});

test('a second start neither installs nor builds again', async () => {
  const mine = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };
  const product = startAgain({ PORT: '0', ...mine }, { isFurnished: true });
  await product.says(/up to date/);
  await product.says(/http:\/\//);
  await product.stop();
});
