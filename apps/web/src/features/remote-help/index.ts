export { RemoteHelpPage } from './remote-help-page.tsx';
