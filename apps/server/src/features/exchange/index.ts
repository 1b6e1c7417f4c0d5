export { exportFreely, type ChargeExport, type ExportCharge } from './charge-export.ts';
export { exchangeHandlers } from './exchange-handlers.ts';
export { isOurLicence } from './issue-licence.ts';
export { findLicence, useLicence } from './run-licence-store.ts';
export { sweepWorkFolders } from './work-folder.ts';
