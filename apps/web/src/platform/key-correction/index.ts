export { hasCorrectableKey } from './draft-key.ts';
export { KeyCorrectionForm } from './key-correction-form.tsx';
export type { CorrectableQuestion } from './slides/key-form.ts';
