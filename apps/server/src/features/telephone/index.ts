export { DIALECTS } from './dialects/dialects.ts';
