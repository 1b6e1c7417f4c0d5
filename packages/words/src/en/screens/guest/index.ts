export { accessibilityMenu } from './accessibility-menu.ts';
export { accessibility } from './accessibility.ts';
export { consent } from './consent.ts';
export { firstStart } from './first-start.ts';
export { licenses } from './licenses.ts';
export { ownerLink } from './owner-link.ts';
export { session } from './session.ts';
