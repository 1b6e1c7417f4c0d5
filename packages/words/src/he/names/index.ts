export { foul } from './foul.ts';
export { friendly } from './friendly.ts';
