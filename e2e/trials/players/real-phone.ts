import type { QuestionView } from '@qc/contract';
import type { Page } from '@playwright/test';

/** As the game's clock allows, ms. */
const WITHIN = { timeout: 8000 };

/** Answers the question on screen as a thumb does; true when the page says that the answer was received. */
export async function answerOnPhone(phone: Page, question: QuestionView): Promise<boolean> {
  try {
    await phone.getByRole('heading', { name: question.question, exact: true }).waitFor(WITHIN);
    await fillIn(phone, question);
    // The last answer closes the question: the reveal then says which it was.
    await phone
      .getByRole('main')
      .getByText(/Answer received|Your answer/)
      .first()
      .waitFor(WITHIN);
    return true;
  } catch (error) {
    const seen = await phone.locator('body').innerText();
    console.error(`the phone could not answer ${question.question}: ${String(error)}\n${seen.slice(0, 400)}`);
    return false;
  }
}

async function fillIn(phone: Page, { type, selection }: QuestionView): Promise<void> {
  const send = phone.getByRole('button', { name: 'Send answer' });
  switch (type) {
    case 'typed':
      await phone.getByRole('textbox').fill('Paris', WITHIN);
      return send.click(WITHIN);
    case 'number':
      await phone.getByRole('textbox').fill('480', WITHIN);
      return send.click(WITHIN);
    case 'order':
      return send.click(WITHIN);
    case 'miniGame':
      return phone.getByRole('button', { name: 'Continue without a score' }).click(WITHIN);
    default:
      await phone
        .getByRole('button', { name: type === 'trueFalse' ? 'True' : /^A\b/ })
        .first()
        .click(WITHIN);
      if (selection === 'multiple' && type !== 'trueFalse') await send.click(WITHIN);
  }
}
