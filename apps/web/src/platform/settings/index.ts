export { loadDeliverySetting } from './delivery-setting.ts';
export { loadPublicSettings, usePublicSettings } from './public-settings.ts';
