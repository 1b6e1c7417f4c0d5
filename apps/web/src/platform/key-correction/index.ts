export { type CorrectableQuestion, hasCorrectableKey } from './draft-key.ts';
export { KeyCorrectionForm } from './key-correction-form.tsx';
