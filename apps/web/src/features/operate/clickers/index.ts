export { ClickersPanel } from './clickers-panel.tsx';
