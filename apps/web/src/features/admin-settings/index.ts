export { InstallationSettingsPage } from './installation-settings-page.tsx';
