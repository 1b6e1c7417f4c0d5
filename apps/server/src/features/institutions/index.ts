export { holdInstitution } from './institution-store.ts';
export { institutionHandlers } from './institution-handlers.ts';
export { deleteOldInvitations, dropInvitationsTo } from './invitation-store.ts';
