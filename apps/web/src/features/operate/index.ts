export { OperatePage } from './operate-page.tsx';
