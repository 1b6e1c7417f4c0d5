export { sharingHandlers } from './sharing-handlers.ts';
