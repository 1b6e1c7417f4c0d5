import { type FieldKinds, refusedFields } from '#platform/forms';
import type { Language } from '@qc/contract/languages';
import { focusFirstError } from './focus-first-error.ts';

interface MarkedForm {
  getValues: () => unknown;
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Words at each field what the server found wrong with it, and brings the keyboard to the first. */
export function markRefusedFields(form: MarkedForm, error: unknown, kinds: FieldKinds, language: Language): void {
  const errors = refusedFields(error, form.getValues(), kinds, language);
  form.setErrors(errors);
  // After the notice has come into view: the field is the nearer one.
  setTimeout(() => focusFirstError(errors, form.getInputNode));
}
