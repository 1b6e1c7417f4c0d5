export { RememberedRemotesPage } from './remembered-remotes-page.tsx';
