import type { FieldProblem, InstallationSettings, Role, SettingsChanges } from '@qc/contract';

/**
 * Settings by which whoever sets them could become the owner: foreign scripts run in everybody's session, links of
 * mails carry secrets, and the API's origin gets every call.
 */
const OWNERS_ALONE = ['scripts', 'host', 'baseUrl', 'twoStepForStaff'] as const;

/** Fields that this role may not change the way it wants to. */
export function forbiddenChanges(role: Role, now: InstallationSettings, changes: SettingsChanges): FieldProblem[] {
  if (role === 0) return [];
  return OWNERS_ALONE.filter((field) => {
    const wanted = changes[field];
    return wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(now[field]);
  }).map((path) => ({ path, code: 'forbidden' }));
}
