import { InstallationSettings, type RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { refreshSettings } from './installation-settings.ts';
import { mailWay } from './mail-server.ts';
import { lockedFields } from './setting-defaults.ts';
import { readOverrides } from './setting-store.ts';

/** Everything that can be set on screen. Nothing of the environment's secrets is among it, only whether they are there. */
export async function getInstallationSettings(
  platform: Platform,
): Promise<Result<RouteReply<'getInstallationSettings'>>> {
  const settings = await refreshSettings(platform);
  const overrides = await readOverrides(platform.db);
  return succeed({
    settings,
    fromEnvironment: Object.keys(InstallationSettings.shape).filter((field) => !Object.hasOwn(overrides, field)),
    locked: lockedFields(platform.config),
    mailWay: await mailWay(platform),
    stripeReady: platform.config.stripe !== null,
  });
}
