export { type FieldKinds, formErrors } from './form-errors.ts';
export { wordProblem } from './problem-texts.ts';
export { type Form, useForm } from './use-form.ts';
