import { secondCode } from '@qc/contract';
import type { TwoStepTexts } from '../two-step-texts.ts';

/** What is wrong with a code before it is sent, in the person's words; null: nothing. */
export function secondCodeProblem(code: string, t: TwoStepTexts): string | null {
  if (code.trim() === '') return t.codeNeeded;
  return secondCode.safeParse(code).success ? null : t.codeShape;
}
