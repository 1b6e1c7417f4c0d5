import {
  type InstallationSettings,
  type Role,
  type SettingsChanges,
  DEFAULT_CLOUD_NAME,
  type FieldProblem,
} from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { readSettings, refreshSettings } from './installation-settings.ts';
import { sealMailServer } from './mail-server.ts';
import { lockedFields, settingDefaults } from './setting-defaults.ts';
import { forbiddenChanges } from './setting-policy.ts';
import { tellStaffOfTwoStep } from './tell-staff-of-two-step.ts';
import { hasTwoStep, writeTwoStepDueFrom } from './two-step-store.ts';
import { dropOverrides, writeMailServer, writeOverrides } from './setting-store.ts';
import { isCloudName, isMailSender, isOrigin } from '#platform/config-values';

/** Vendors of accessibility menus that know a house by its account alone. */
const VENDORS_WITH_ACCOUNT: readonly InstallationSettings['scripts']['accessibilityVendor'][] = ['userway', 'equalweb'];

/** What is wrong with settings as they would be together; empty: they can be used. */
function checkSettings(settings: InstallationSettings): FieldProblem[] {
  const { cloudName, uploadPreset, host, baseUrl, mailFrom, scripts } = settings;
  const problems: FieldProblem[] = [];
  if (!isCloudName(cloudName)) problems.push({ path: 'cloudName', code: 'invalid_format' });
  if (cloudName !== DEFAULT_CLOUD_NAME && uploadPreset === '') {
    problems.push({ path: 'uploadPreset', code: 'required' });
  }
  if (uploadPreset !== '' && !isCloudName(uploadPreset)) {
    problems.push({ path: 'uploadPreset', code: 'invalid_format' });
  }
  if (host !== '' && !isOrigin(host)) problems.push({ path: 'host', code: 'link' });
  if (baseUrl !== '' && !isOrigin(baseUrl)) problems.push({ path: 'baseUrl', code: 'link' });
  if (!isMailSender(mailFrom)) problems.push({ path: 'mailFrom', code: 'invalid_format' });
  if (VENDORS_WITH_ACCOUNT.includes(scripts.accessibilityVendor) && scripts.accessibilityAccount === '') {
    problems.push({ path: 'scripts.accessibilityAccount', code: 'required' });
  }
  return problems;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fields that go back to what the environment says when they are emptied. */
const EMPTIED = ['baseUrl', 'mailFrom', 'uploadPreset'] as const;

/**
 * Changes settings; they are in force when this resolves. Refuses `forbidden` for what owners alone set, and
 * `badSetting` for what cannot be used, with the fields, and `ownTwoStepFirst` to an owner who demands a second step
 * of the staff and has none.
 */
export async function updateInstallationSettings(
  platform: Platform,
  who: { role: Role; by: AuditBy },
  changes: SettingsChanges,
): Promise<Result<InstallationSettings>> {
  const wanted = tidied(changes);
  const emptied = EMPTIED.filter((field) => wanted[field] === '');
  const defaults = settingDefaults(platform.config);
  for (const field of emptied) wanted[field] = defaults[field];
  const done = await inTransaction(platform.db, async (trx) => {
    const before = await readSettings(platform, trx);
    const after = { ...before, ...wanted };
    const forbidden = forbiddenChanges(who.role, {
      now: before,
      changes: wanted,
      locked: lockedFields(platform.config),
    });
    if (forbidden.length > 0) return refuse('forbidden', { fields: forbidden });
    const problems = checkSettings(after);
    if (problems.length > 0) return refuse('badSetting', { fields: problems });
    if (wanted.twoStepForStaff && !before.twoStepForStaff) {
      // Whoever demands it must not be shut out by it at the next press; the others have some days.
      if (who.by.userId === null || !(await hasTwoStep(trx, who.by.userId))) return refuse('ownTwoStepFirst');
      const dueFromMs = platform.now() + platform.config.staffTwoStepDays * DAY_MS;
      await writeTwoStepDueFrom(trx, dueFromMs);
      await tellStaffOfTwoStep(platform, trx, { dueFromMs, address: after.baseUrl });
    }
    const { mailServer, ...plain } = changedOnly(before, wanted);
    if (mailServer) {
      const sealed = await sealMailServer(trx, mailServer);
      if ('path' in sealed) return refuse('badSetting', { fields: [sealed] });
      await writeMailServer(trx, sealed);
    }
    if (mailServer === null) await dropOverrides(trx, ['mailServer']);
    await writeOverrides(trx, plain);
    await dropOverrides(trx, emptied);
    await recordAudit(trx, who.by, {
      action: 'updateInstallationSettings',
      targetKind: 'setting',
      target: 'installation',
      targetName: '',
      before: pickFields(before, wanted),
      after: { ...wanted, ...unlocked(wanted.mailServer) },
    });
    return succeed(null);
  });
  return done.ok ? succeed(await refreshSettings(platform)) : done;
}

/** Addresses as they are compared: without a slash at the end. */
function tidied(changes: SettingsChanges): SettingsChanges {
  const { host, baseUrl } = changes;
  return {
    ...changes,
    ...(host !== undefined && { host: host.replace(/\/+$/, '').toLowerCase() }),
    ...(baseUrl !== undefined && { baseUrl: baseUrl.replace(/\/+$/, '').toLowerCase() }),
  };
}

/** The mail server without its password: what is compared and kept in the log. */
function unlocked(server: SettingsChanges['mailServer']): Pick<SettingsChanges, 'mailServer'> {
  return server ? { mailServer: { ...server, password: '' } } : {};
}

/** A form sends every field; what stays as it is goes on following the environment. */
function changedOnly(before: InstallationSettings, wanted: SettingsChanges): SettingsChanges {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(wanted).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  return Object.fromEntries(changed);
}

function pickFields(settings: InstallationSettings, like: SettingsChanges): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([field]) => Object.hasOwn(like, field)));
}
