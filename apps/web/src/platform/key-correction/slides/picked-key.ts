import type { KeyForm } from './key-form.ts';

/** A key of answers that are picked. */
export const PICKED_KEY: Pick<KeyForm, 'first' | 'toCorrection' | 'missing'> = {
  first: ({ correct }) => ({ correct }),
  toCorrection: ({ correct }) => (correct.length === 0 ? null : { kind: 'choice', correct: [...correct] }),
  missing: 'missing',
};
