export { ExcelDialog } from './excel-dialog.tsx';
