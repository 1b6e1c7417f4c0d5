import type { TwoStepTexts } from '@qc/words/en/screens/account/two-step';
import { secondCode } from '@qc/contract';

/** What is wrong with a code before it is sent, in the person's words; null: nothing. */
export function secondCodeProblem(code: string, t: TwoStepTexts): string | null {
  if (code.trim() === '') return t.codeNeeded;
  return secondCode.safeParse(code).success ? null : t.codeShape;
}
