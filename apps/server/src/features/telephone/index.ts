export { telephoneHandlers } from './telephone-handlers.ts';
export { Telephone } from './telephone.ts';
