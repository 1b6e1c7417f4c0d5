import { textsIn } from '#platform/words';
import { EMAIL_FORM } from '@qc/contract/email-address';
import type { Language } from '@qc/contract/languages';
import { EMAIL_MAX, PASSWORD_MAX } from '@qc/contract/limits';
import type { FirstStep } from './first-step.ts';

/**
 * What is wrong with an e-mail and a password before they are sent, by field, in the person's words: what the
 * contract's schema finds, without the schema, which would be a tenth of all that Login fetches.
 */
export function credentialProblems({ email, password }: FirstStep, language: Language): Partial<FirstStep> {
  const t = textsIn(language, 'problems');
  const address = email.trim().toLowerCase();
  const problems: Partial<FirstStep> = {};
  if (address === '') problems.email = t.required.email;
  else if (address.length > EMAIL_MAX) problems.email = t.tooLong(EMAIL_MAX);
  else if (!EMAIL_FORM.test(address)) problems.email = t.invalid.email;
  if (password === '') problems.password = t.required.password;
  else if (password.length > PASSWORD_MAX) problems.password = t.tooLong(PASSWORD_MAX);
  return problems;
}
