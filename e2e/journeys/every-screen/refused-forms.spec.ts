import type { Page } from '@playwright/test';
import { expect, test } from '../../product/start/journey.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';

const words = {
  he: { email: 'דוא״ל', save: 'שמירה: ', wrong: 'כתובת דוא״ל לא תקינה', own: 'עברית' },
  ar: { email: 'البريد الإلكتروني', save: 'حفظ: ', wrong: 'عنوان البريد الإلكتروني غير صالح', own: 'العربية' },
  en: { email: 'Email', save: 'Save: ', wrong: 'Invalid email address', own: 'English' },
};
const pairs = [
  ['he', 'ar'],
  ['ar', 'en'],
  ['en', 'he'],
] as const;

// Whoever was removed meanwhile is answered with 404.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/the server responded with a status of 404/] });

/** The whole of it, but for what is lost in rounding. */
const inSight = { ratio: 0.95 };

for (const [first, second] of pairs) {
  test(`a wrong setting in ${first} is said at its field, in ${second} after the switch`, async ({ page }) => {
    await page.goto(`/${first}/admin/settings`);
    const field = page.getByRole('textbox', { name: words[first].email, exact: true }).first();
    await field.fill('nobody');
    const section = page.getByRole('region').filter({ has: field });
    await section.getByRole('button', { name: words[first].save }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(words[first].wrong));
    await expect(page.getByText(words[first].wrong)).toBeInViewport(inSight);

    await page.getByRole('button', { name: /^(שפה|اللغة|Language)/ }).click();
    await page.getByRole('menu').getByText(words[second].own).click();
    await expect(page).toHaveURL(`/${second}/admin/settings`);
    await expect(page.getByText(words[second].wrong)).toBeVisible();
    await expect(page.getByText(words[first].wrong)).toHaveCount(0);
  });
}

test('in a panel longer than a phone on its side, a wrong field and a refusal come into view', async ({
  browser,
  page,
  author,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const gone = await openSecondAuthor(browser, 'Noa Who Leaves');
  await page.goto('/en/admin/users');
  await page.getByRole('searchbox').fill(gone.email);
  await openPanel(page);
  const panel = page.getByRole('dialog');
  const save = panel.getByRole('button', { name: 'Save' });
  const name = panel.getByRole('textbox', { name: 'Name' });
  await name.fill('x');
  await save.scrollIntoViewIfNeeded();
  await expect(name, 'the panel is longer than the phone').not.toBeInViewport();
  await save.click();
  await expect(name).toBeFocused();
  await expect(panel.getByText('At least 2 characters')).toBeInViewport(inSight);

  const { users } = await author.call('listUsers', { query: { searchText: gone.email } });
  await author.call('removeUser', { id: users[0]?._id ?? '', body: {} });
  await name.fill('Noa Levi');
  await save.click();
  const refusal = panel.getByRole('alert');
  await expect(refusal).toBeInViewport(inSight);
  await expect.poll(() => refusal.evaluate(isOnTop), 'the panel’s header does not hide it').toBe(true);
  await gone.context.close();
});

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Noa Who Leaves/ }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
