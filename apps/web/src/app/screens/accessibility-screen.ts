export { AccessibilityPage } from '#features/accessibility';
