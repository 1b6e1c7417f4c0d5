export { accessibility } from './accessibility.ts';
export { firstStart } from './first-start.ts';
export { licenses } from './licenses.ts';
