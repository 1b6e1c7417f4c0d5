export { UnpaidRunDialog } from './unpaid-run-dialog.tsx';
