export { type FieldKinds, formErrors } from './form-errors.ts';
export { type FieldKind, wordProblem } from './problem-texts.ts';
export { type Form, useForm } from './use-form.ts';
