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
export { hasThirdParties, loadAllowedScripts, removeForeignCookies, useVendorWidget } from './load-scripts.ts';
export { firstTimeFor, purchaseCompleted, registrationCompleted } from './told-once.ts';
export { track, type TrackedEvents, type TrackedItem } from './track.ts';
