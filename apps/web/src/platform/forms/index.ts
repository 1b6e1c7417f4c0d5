export { formErrors, refusedFields, type FieldKinds } from './form-errors.ts';
export { useReworded } from './use-reworded.ts';
export { type FieldKind, wordProblem } from './problem-texts.ts';
