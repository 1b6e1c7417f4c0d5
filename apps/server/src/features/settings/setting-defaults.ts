import { EMAIL_TOP_LEVEL, type InstallationSettings } from '@qc/contract';
import type { Platform } from '#platform/platform';

/** What holds as long as nobody set it on screen: the environment's word where there is one. */
export function settingDefaults(config: Platform['config']): InstallationSettings {
  return {
    cloudName: config.cloudName,
    uploadPreset: config.uploadPreset,
    host: '',
    baseUrl: config.publicUrl ?? '',
    mailFrom: config.mailFrom,
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    paymentText: '',
    manualPayments: true,
    stripePayments: true,
    receiptIssuer: '',
    roomsCloseDays: config.roomsCloseDays,
    emailTopLevelMax: EMAIL_TOP_LEVEL,
    twoStepForStaff: false,
    welcomeCredits: config.welcomeCredits,
    everythingFree: config.everythingFree,
    scripts: {
      gtmId: '',
      ga4Id: '',
      metaPixelId: '',
      accessibilityVendor: 'none',
      accessibilityAccount: '',
    },
  };
}
