import { EMAIL_TOP_LEVEL, type InstallationSettings } from '@qc/contract';
import type { Platform } from '#platform/platform';

/** The sender as long as none is set: good for files, refused by most mail servers. */
export const DEFAULT_SENDER = 'questions.creator <no-reply@localhost>';

/** What the environment gives and nobody sets on screen any more: there its word wins. */
export function lockedFields({ publicUrl, mailFrom, smtpUrl }: Platform['config']): LockedField[] {
  return [
    ...(publicUrl === null ? [] : ['baseUrl' as const]),
    ...(mailFrom === null ? [] : ['mailFrom' as const]),
    ...(smtpUrl === null ? [] : ['mailServer' as const]),
  ];
}
/** What a variable of the environment gives as long as nobody set it on screen. */
export function environmentFields(config: Platform['config']): (keyof InstallationSettings)[] {
  const byVariable = VARIABLES.filter(([, variable]) => config.given.includes(variable));
  return [...lockedFields(config), ...byVariable.map(([field]) => field)];
}
const VARIABLES = [
  ['cloudName', 'CLOUD_NAME'],
  ['uploadPreset', 'UPLOAD_PRESET'],
  ['roomsCloseDays', 'ROOMS_CLOSE_DAYS'],
  ['roomPlayersMax', 'ROOM_PLAYERS_MAX'],
  ['welcomeCredits', 'WELCOME_CREDITS'],
  ['everythingFree', 'EVERYTHING_FREE'],
] as const;

/** A setting that the environment may keep to itself. */
export type LockedField = 'baseUrl' | 'mailFrom' | 'mailServer';

/** What holds as long as nobody set it on screen: the environment's word where there is one. */
export function settingDefaults(config: Platform['config']): InstallationSettings {
  return {
    cloudName: config.cloudName,
    uploadPreset: config.uploadPreset,
    host: '',
    baseUrl: config.publicUrl ?? '',
    mailFrom: config.mailFrom ?? DEFAULT_SENDER,
    mailServer: null,
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    paymentText: '',
    manualPayments: true,
    stripePayments: true,
    receiptIssuer: '',
    roomsCloseDays: config.roomsCloseDays,
    roomPlayersMax: config.roomPlayersMax,
    emailTopLevelMax: EMAIL_TOP_LEVEL,
    twoStepForStaff: false,
    currency: 'default',
    setUpDone: false,
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
