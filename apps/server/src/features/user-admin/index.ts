export { userAdminHandlers, type UserAdminParts } from './user-admin-handlers.ts';
export { manageOthers } from './manage-others.ts';
