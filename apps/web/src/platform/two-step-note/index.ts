export { TwoStepNote } from './two-step-note.tsx';
