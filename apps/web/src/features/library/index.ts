export { LibraryDialog } from './library-dialog.tsx';
export { LibraryPage } from './library-page.tsx';
