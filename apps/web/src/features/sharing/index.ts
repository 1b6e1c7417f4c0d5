export { ShareDialog } from './share-dialog.tsx';
export { ShareNotices } from './share-notices.tsx';
export { TransferLogPage } from './transfer-log-page.tsx';
