export { ClickersPanel } from './clickers-panel.tsx';
export { loadsOwnDocument } from '../receivers/index.ts';
