export { local } from './local.ts';
