export { ExcelButton } from './excel-button.tsx';
