export { rehearsal } from './rehearsal.ts';
