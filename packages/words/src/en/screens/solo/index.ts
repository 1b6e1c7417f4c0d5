export { solo } from './solo.ts';
