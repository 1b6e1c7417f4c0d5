import type { LockedField } from './setting-defaults.ts';
import type { FieldProblem, InstallationSettings, Role, SettingsChanges } from '@qc/contract';

/**
 * Settings by which whoever sets them could become the owner: foreign scripts run in everybody's session, links of
 * mails carry secrets, and the API's origin gets every call. And those by which an admin could help oneself: to free
 * runs and credits, to everybody's uploads, or to the money of buyers.
 */
export const OWNERS_ALONE = [
  'scripts',
  'host',
  'baseUrl',
  'twoStepForStaff',
  'mailFrom',
  'mailServer',
  'currency',
  'setUpDone',
  'roomPlayersMax',
  'everythingFree',
  'welcomeCredits',
  'cloudName',
  'uploadPreset',
  'paymentText',
  'contactEmail',
  'receiptIssuer',
] as const;

/** Fields that this role may not change the way it wants to; what is `locked` nobody changes. */
export function forbiddenChanges(
  role: Role,
  { now, changes, locked }: { now: InstallationSettings; changes: SettingsChanges; locked: readonly LockedField[] },
): FieldProblem[] {
  const closed = role === 0 ? locked : OWNERS_ALONE;
  return closed
    .filter((field) => {
      const wanted = changes[field];
      return wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(now[field]);
    })
    .map((path) => ({ path, code: 'forbidden' }));
}
