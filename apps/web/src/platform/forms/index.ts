export { formErrors, refusedFields, type FieldKinds } from './form-errors.ts';
export type { FieldKind } from './problem-texts.ts';
