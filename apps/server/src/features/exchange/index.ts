export { exchangeHandlers } from './exchange-handlers.ts';
export { isOurLicence } from './issue-licence.ts';
export { findLicence, useLicence } from './run-licence-store.ts';
