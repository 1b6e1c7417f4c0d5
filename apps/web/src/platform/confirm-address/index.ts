export { ConfirmNote } from './confirm-note.tsx';
