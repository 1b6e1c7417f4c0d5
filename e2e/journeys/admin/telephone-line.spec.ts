import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { startAgain } from '../../product/start/start-again.ts';

const SECRET = 'auth-token-of-the-provider';

test('an owner sets the telephone line up, and is told what is wrong with it', async ({ guest }) => {
  const product = startAgain({
    PORT: '0',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    PUBLIC_URL: 'https://quiz.example.org',
  });
  try {
    const [, port = ''] = await product.says(/127\.0\.0\.1:(\d+)/);
    const root = `http://127.0.0.1:${port}`;
    await guest.request.post(`${root}/auth/login`, { data: owner });
    const page = await guest.newPage();
    await page.goto(`${root}/en/admin/settings`);
    const line = page.getByRole('region', { name: 'Telephone line' });
    await line.getByRole('button', { name: 'Check the line' }).click();
    await expect(line.getByText('The line has not been set up yet.')).toBeVisible();
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Enter a phone number')).toBeVisible();
    await line.getByLabel('Numbers to call').fill('+972 2 555 0100\n*2555');
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Please check this field')).toBeVisible();
    await line.getByLabel('Numbers to call').fill('+972 2 555 0100\n02 555 0101');
    await line.getByLabel('Secret', { exact: true }).fill(SECRET);
    await expect(line.getByLabel('Address for the phone company')).toHaveValue(
      'https://quiz.example.org/telephone/line/house',
    );
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Saved')).toBeVisible();
    await expect(line.getByText('The phone company has not asked anything yet.')).toBeVisible();

    const unsigned = await guest.request.post(`${root}/telephone/line/house`, { form: { CallSid: 'CA1' } });
    expect(unsigned.status()).toBe(403);
    await page.reload();
    await expect(line.getByText('Stored. Leave empty to keep it.')).toBeVisible();
    await expect(line.getByLabel('Secret', { exact: true })).toHaveValue('');
    await line.getByRole('button', { name: 'Check the line' }).click();
    await expect(line.getByText('The last request was refused.')).toBeVisible();
    await expect(line.getByText(/it was not signed/)).toBeVisible();
    await page.goto(`${root}/he/admin/settings`);
    await expect(page.getByRole('region', { name: 'קו טלפון' }).getByLabel('מספרים לחיוג')).toHaveValue(/02 555 0101/);
    await page.goto(`${root}/ar/admin/settings`);
    await expect(page.getByRole('region', { name: 'خط الهاتف' })).toBeVisible();
    await page.goto(`${root}/en/admin/audit`);
    await expect(page.getByText('Changed the telephone line').first()).toBeVisible();
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.close();
  } finally {
    expect(await product.stop()).toBe(0);
  }
});
