export { allowScripts } from './allow-scripts.ts';
export {
  type Consent,
  consentState,
  getConsent,
  giveConsent,
  type Purpose,
  purposesOf,
  refusesSharing,
  useConsent,
} from './consent.ts';
export { setConsentDialog, useConsentDialog } from './consent-dialog.ts';
export { removeForeignCookies } from './foreign-cookies.ts';
export { hasThirdParties, useVendorWidget } from './third-parties-here.ts';
export { firstTimeFor, purchaseCompleted, registrationCompleted } from './told-once.ts';
export { track, type TrackedEvents, type TrackedItem } from './track.ts';
