import type { Language } from '@qc/contract/languages';
import { useEffect, useRef } from 'react';

interface ProblemForm {
  errors: Record<string, unknown>;
  validateField: (path: string) => unknown;
}

/** A form keeps its problems in the words in which they were found: in another language they are found anew. */
export function useReworded(form: ProblemForm, language: Language): void {
  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    for (const path of Object.keys(form.errors)) form.validateField(path);
  });
}
