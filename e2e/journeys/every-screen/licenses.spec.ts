import { expect, test } from '../../product/start/journey.ts';
import { openScreen } from '../../product/pages/open-screen.ts';

const shown = { en: 'Licenses', he: 'רישיונות' };

for (const language of ['he'] as const) {
  test(`anybody reads whose work the product holds (${language})`, async ({ guest }) => {
    const page = await guest.newPage();
    await openScreen(page, language, 'login');
    await page.getByRole('contentinfo').getByRole('link', { name: shown[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: shown[language] })).toBeVisible();
    await expect(page.getByRole('row', { name: /preact .* MIT/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /mediabunny .* MPL-2\.0/ })).toBeVisible();
    const whole = await page.locator('a[href="/NOTICE.txt"]').getAttribute('href');
    const notice = await guest.request.get(whole ?? '');
    expect(notice.headers()['content-type']).toContain('text/plain');
    expect(await notice.text()).toContain('SIL OPEN FONT LICENSE');
  });
}
