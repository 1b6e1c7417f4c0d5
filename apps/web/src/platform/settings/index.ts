export { loadDeliverySetting } from './delivery-setting.ts';
export { arePublicSettingsKnown, getPublicSettings, loadPublicSettings, usePublicSettings } from './public-settings.ts';
