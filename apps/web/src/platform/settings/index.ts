export { loadDeliverySetting } from './delivery-setting.ts';
export { getPublicSettings, loadPublicSettings, usePublicSettings } from './public-settings.ts';
