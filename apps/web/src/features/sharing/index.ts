export { ShareDialog } from './share-dialog.tsx';
export { TransferLogPage } from './transfer-log-page.tsx';
