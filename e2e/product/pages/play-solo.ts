import type { Page } from '@playwright/test';

/** What the page that plays alone says on its buttons, by the game's language. */
export const soloWords = {
  en: { start: 'Start', goOn: 'Continue', giveUp: 'I don’t know', send: /^Send/, again: 'Play again' },
  he: { start: 'מתחילים', goOn: 'ממשיכים', giveUp: 'אין לי תשובה', send: /^שליחת/, again: 'משחק נוסף' },
};

/** Answers what is asked, as it comes, until there is nothing more; gives the number of questions. */
export async function playSolo(
  page: Page,
  w: (typeof soloWords)['en'],
  look: (screen: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await look('alone: start');
  await button(w.start).click();
  let asked = 0;
  while (!(await button(w.again).isVisible())) {
    await look('alone: step');
    if (await button(w.giveUp).isVisible()) {
      await answer(page, w.send);
      asked += 1;
    }
    await button(w.goOn).click();
  }
  await look('alone: end');
  return asked;
}

async function answer(page: Page, send: RegExp): Promise<void> {
  const field = page.getByRole('textbox').or(page.getByRole('spinbutton'));
  // A pad's name begins with what its picture shows, where it has one.
  const pads = page.getByRole('group').locator('button[aria-pressed]');
  if (await field.isVisible()) await field.fill('7');
  else if ((await pads.count()) > 0) await pads.first().click();
  const sending = page.getByRole('button', { name: send });
  if (await sending.isVisible()) await sending.click();
}
