export { GiveOutDialog } from './give-out-dialog.tsx';
export { LinksPage } from './links-page.tsx';
