export { PresentPage } from './present-page.tsx';
