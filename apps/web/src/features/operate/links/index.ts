export { LinksDialog } from './links-dialog.tsx';
