export { arePublicSettingsKnown, getPublicSettings, loadPublicSettings, usePublicSettings } from './public-settings.ts';
