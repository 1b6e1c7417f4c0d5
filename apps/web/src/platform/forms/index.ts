export { formErrors, refusedFields, type FieldKinds } from './form-errors.ts';
export { wordProblem, type FieldKind } from './problem-texts.ts';
