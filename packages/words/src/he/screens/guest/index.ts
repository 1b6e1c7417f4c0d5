export { accessibilityMenu } from './accessibility-menu.ts';
export { consent } from './consent.ts';
export { ownerLink } from './owner-link.ts';
export { session } from './session.ts';
