export { errors } from './errors.ts';
