export { UserSettingsPage } from '#features/session';
