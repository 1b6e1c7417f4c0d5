import { SequenceField } from '../sequence-field.tsx';
import type { KeyForm } from './key-form.ts';

/** All items in their right order; without a key as they are. */
export const order: KeyForm = {
  first: ({ answers, correct }) => ({
    sequence: correct.length === answers.length ? correct : answers.map((_, index) => index),
  }),
  toCorrection: ({ sequence }) => ({ kind: 'order', sequence: [...sequence] }),
  Fields: ({ draft, labelOf, onChange }) => (
    <SequenceField sequence={draft.sequence} labelOf={labelOf} onChange={(sequence) => onChange({ sequence })} />
  ),
  missing: 'missing',
};
