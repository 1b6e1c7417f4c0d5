import type { Locator, Page } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { openSecondAuthor } from '../../product/people/second-author.ts';
import { onceStood } from '../../product/perceived/once-stood.ts';
import { expect, test } from '../../product/start/journey.ts';

/** Each button of a frame or a list whose menu comes when it is pressed, on the dashboard. */
const BUTTONS = [/^My account$/, /^Language/, /^More actions/];
/** The same in the editor. */
const EDITOR_BUTTONS = [/^Add slide$/, /^More actions$/, /^Answer \S$/];

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`menus on touch, motion: ${reducedMotion}`, () => {
    test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion } });

    test('stand in their place from the first frame', async ({ browser }) => {
      // Nobody else makes games in this list.
      const { author, context } = await openSecondAuthor(browser, 'Tamar');
      const page = await context.newPage();
      await author.makeGame(`Touched ${Date.now()}`, [triviaSlide('Largest planet?')]);
      await page.goto('/en/dashboard');
      for (const name of BUTTONS) {
        const button = page.getByRole('button', { name }).first();
        for (let opening = 1; opening <= 3; opening += 1) {
          const frames = await placesOf(page, 'menu', () => button.tap());
          // Where motion is reduced the library draws its first opening before it knows the place.
          const placed = frames.findIndex((place) => place !== '0,0');
          const seen = opening === 1 ? frames.slice(Math.max(2, Math.min(placed, 4))) : frames;
          expect(new Set(seen).size, `${name}, opening ${opening}: ${seen.join(' ')}`).toBe(1);
          await page.getByRole('heading', { level: 1 }).tap();
          await expect(page.getByRole('menu')).toHaveCount(0);
        }
      }
      await context.close();
    });
  });

test('menus are opened, walked and left by keys, and say so', async ({ browser }) => {
  const { author, context } = await openSecondAuthor(browser, 'Kim');
  const page = await context.newPage();
  const game = await author.makeGame(`Keyed ${Date.now()}`, [triviaSlide('Largest planet?')]);
  await page.goto('/en/dashboard');
  for (const name of BUTTONS) await walkByKeys(page, page.getByRole('button', { name }).first());
  await page.goto(`/en/create-game/${game._id}/0`);
  for (const name of EDITOR_BUTTONS) await walkByKeys(page, page.getByRole('button', { name }).first());
  await context.close();
});

async function walkByKeys(page: Page, button: Locator): Promise<void> {
  for (const key of ['Enter', 'Space']) {
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).not.toHaveAttribute('aria-expanded', 'true');
    await button.focus();
    await page.keyboard.press(key);
    const items = page.locator('[role=menuitem]:not(:disabled):visible');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a menu that was fetched opens, one that was not says so and leaves all as it is', async ({ page, context }) => {
    await page.goto('/en/dashboard');
    const account = page.getByRole('button', { name: 'My account' });
    const language = page.getByRole('button', { name: /^Language/ });
    await account.click();
    await leaveByKey(page);
    await context.setOffline(true);
    await account.click();
    await leaveByKey(page);
    // It stands for four seconds.
    const told = onceStood(page, { words: 'Couldn’t open this page' });
    await language.click();
    await told;
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(language).toHaveAttribute('aria-expanded', 'false');
    await context.setOffline(false);
    await language.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });
});

/** Leaves the menu that has come. A key is heard by what has the focus, which moves in a moment after the menu is drawn. */
async function leaveByKey(page: Page): Promise<void> {
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Where something with a role stood in each frame from the moment it was drawn; it is looked at for half a second. */
async function placesOf(page: Page, role: string, press: () => Promise<void>): Promise<string[]> {
  const looked = page.evaluate(
    ([wanted]) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const box = document.querySelector(`[role=${wanted}]`)?.getBoundingClientRect();
          if (box) seen.push(`${Math.round(box.x)},${Math.round(box.y)}`);
          if (seen.length < 30) requestAnimationFrame(look);
          else resolve(seen);
        };
        requestAnimationFrame(look);
      }),
    [role],
  );
  await press();
  return looked;
}
