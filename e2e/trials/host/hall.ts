import type { QuestionView } from '@qc/contract';
import type { Locator, Page } from '@playwright/test';
import type { Operator } from '../../bots/operator.ts';
import { Caller, type CallerLine } from '../../product/people/caller.ts';
import type { DevicePlayer } from '../remotes/console-devices.ts';
import { waitFor } from '../stage.ts';

/** English on a line that offers the house's languages in their order. */
const LANGUAGE_KEY = '3';
const QUESTION_WITHIN_MS = 120_000;
/** Somebody who holds a clicker presses when answers stand, not before. */
const READS_MS = 500;

/** So many call and key the room's code in. */
export async function callIn(
  request: ConstructorParameters<typeof Caller>[0],
  line: CallerLine,
  { code, count }: { code: string; count: number },
): Promise<Caller[]> {
  const callers = Array.from(
    { length: count },
    (_, at) => new Caller(request, line, { id: `CA-host-${at}`, from: `+9725012340${10 + at}` }),
  );
  for (const caller of callers) {
    await caller.call();
    await caller.press(LANGUAGE_KEY);
    await caller.press(`${code}#`);
  }
  return callers;
}

/** Everybody in the hall who is no bot answers each question once, until all have been asked. */
export async function answerAll(
  operator: Operator,
  questions: number,
  { clickers, callers, phone }: { clickers: readonly DevicePlayer[]; callers: readonly Caller[]; phone: Page },
): Promise<void> {
  const pads = phone.getByRole('main').getByRole('button', { disabled: false });
  for (let asked = 0, last = -1; asked < questions; asked += 1) {
    await waitFor(() => questionOf(operator, last) !== null, QUESTION_WITHIN_MS, 'next question');
    const open = questionOf(operator, last);
    if (!open) return;
    last = open.slide;
    await Promise.all([
      tap(pads, open.question),
      ...callers.map((caller) => sayByKey(caller, open.question)),
      pressAll(clickers, open.question),
    ]);
  }
}

/** The question that is open and is not this slide's. */
function questionOf({ view }: Operator, slide: number): { slide: number; question: QuestionView } | null {
  const phase = view?.phase;
  return phase?.phase === 'question' && phase.slide !== slide ? phase : null;
}

async function tap(pads: Locator, { answers }: QuestionView): Promise<void> {
  await pads
    .filter({ hasText: answers[0]?.text || 'True' })
    .first()
    .click();
}

async function sayByKey(caller: Caller, { question }: QuestionView): Promise<void> {
  await caller.hears(question);
  await caller.press('1');
}

async function pressAll(clickers: readonly DevicePlayer[], { answers }: QuestionView): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, READS_MS));
  for (const [at, clicker] of clickers.entries()) await clicker.press(at % Math.min(answers.length, 4));
}
