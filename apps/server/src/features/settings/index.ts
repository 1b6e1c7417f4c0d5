export { installationSettings, lastKnownSettings, readSettings, refreshSettings } from './installation-settings.ts';
export { mailServerAddress, mailWay } from './mail-server.ts';
export { pagePolicy } from './page-policy.ts';
export { readTwoStepDueFrom } from './two-step-store.ts';
export { houseNames, lastKnownAddress, publicAddress, refuseWithoutAddress } from './public-address.ts';
export { hearSettings } from './settings-elsewhere.ts';
export { settingsHandlers } from './settings-handlers.ts';
export { tellNewStaffOfTwoStep } from './tell-staff-of-two-step.ts';
