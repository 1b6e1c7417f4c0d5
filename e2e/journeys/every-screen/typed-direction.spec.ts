import { expect, test } from '../../product/start/journey.ts';

/** On the pages of each language: where an empty field begins. */
for (const [language, direction] of [
  ['he', 'rtl'],
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const) {
  test(`a name that is typed goes by its own letters, in a field that goes by the page (${language})`, async ({
    guest,
  }) => {
    const page = await guest.newPage();
    await page.goto(`/${language}/register`);
    const name = page.getByRole('textbox').first();
    await expect(name).toHaveCSS('direction', direction);
    await expect(name).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(name).toHaveCSS('text-align', 'start');
    // An address is written from left to right wherever it stands.
    await expect(page.getByRole('textbox').nth(1)).toHaveCSS('direction', 'ltr');
  });
}
