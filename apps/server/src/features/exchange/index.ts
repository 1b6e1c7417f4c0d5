export { exportFreely, type ChargeExport, type ExportCharge } from './charge-export.ts';
export { exchangeHandlers } from './exchange-handlers.ts';
export { sweepWorkFolders } from './work-folder.ts';
