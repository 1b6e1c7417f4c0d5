export { rules } from './rules.ts';
