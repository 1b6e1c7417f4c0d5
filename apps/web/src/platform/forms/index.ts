export { formErrors, refusedFields, type FieldKinds } from './form-errors.ts';
export { type FieldKind, wordProblem } from './problem-texts.ts';
