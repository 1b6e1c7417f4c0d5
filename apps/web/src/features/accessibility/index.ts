export { AccessibilityMenu } from './accessibility-menu.tsx';
export { AccessibilityPage } from './accessibility-page.tsx';
