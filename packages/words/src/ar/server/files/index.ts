export { creditExcel } from './credit-excel.ts';
export { excelExample } from './excel-example.ts';
export { offlinePage } from './offline-page.ts';
export { page } from './page.ts';
export { questionExcel } from './question-excel.ts';
export { receipt } from './receipt.ts';
export { resultExcel } from './result-excel.ts';
export { userSheet } from './user-sheet.ts';
