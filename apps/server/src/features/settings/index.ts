export { settingsHandlers } from './settings-handlers.ts';
