import { InstallationSettings, type Role, type RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { refreshSettings } from './installation-settings.ts';
import { mailWay } from './mail-server.ts';
import { environmentFields, lockedFields } from './setting-defaults.ts';
import { OWNERS_ALONE } from './setting-policy.ts';
import { readOverrides } from './setting-store.ts';
import { countStaffWithoutTwoStep } from './two-step-store.ts';

/** Everything that can be set on screen. Nothing of the environment's secrets is among it, only whether they are there. */
export async function getInstallationSettings(
  platform: Platform,
  role: Role,
): Promise<Result<RouteReply<'getInstallationSettings'>>> {
  const settings = await refreshSettings(platform);
  const overrides = await readOverrides(platform.db);
  const unset = Object.keys(InstallationSettings.shape).filter((field) => !Object.hasOwn(overrides, field));
  const given: readonly string[] = environmentFields(platform.config);
  return succeed({
    settings,
    fromEnvironment: unset.filter((field) => given.includes(field)),
    byDefault: unset.filter((field) => !given.includes(field)),
    ownersOnly: role === 0 ? [] : [...OWNERS_ALONE],
    locked: lockedFields(platform.config),
    mailWay: await mailWay(platform),
    stripeReady: platform.config.stripe !== null,
    staffWithoutTwoStep: await countStaffWithoutTwoStep(platform.db),
    twoStepGraceDays: platform.config.staffTwoStepDays,
  });
}
