export { userAdminHandlers, type UserAdminParts } from './user-admin-handlers.ts';
