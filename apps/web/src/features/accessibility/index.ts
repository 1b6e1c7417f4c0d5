export { AccessibilityPage } from './accessibility-page.tsx';
