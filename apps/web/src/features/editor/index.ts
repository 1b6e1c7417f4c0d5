export { EditorPage } from './editor-page.tsx';
export { sendUnsent } from './session/send-unsent.ts';
