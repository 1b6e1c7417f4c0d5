export { accountHandlers } from './account-handlers.ts';
export { makeAuthenticate } from './authenticate.ts';
export { deleteExpired } from './session-store.ts';
export { ensureOwner } from './ensure-owner.ts';
export { findPerson, findPersonByEmail, type Person } from './find-person.ts';
export { getUser } from './get-user.ts';
export { serverSecret } from './server-secret.ts';
