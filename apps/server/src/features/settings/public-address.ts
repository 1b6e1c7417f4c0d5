import type { Platform } from '#platform/platform';
import type { HouseNames } from '#platform/http/guards/known-hosts';
import { type Failure, refuse } from '#platform/result';
import { installationSettings, lastKnownSettings } from './installation-settings.ts';
import { mailWay } from './mail-server.ts';

/**
 * The address people type, for links in mails and codes, without a slash at the end; null: the server does not know
 * it. An address that a call came to is the caller's to forge.
 */
export async function publicAddress(platform: Pick<Platform, 'config' | 'db' | 'now'>): Promise<string | null> {
  const { baseUrl } = await installationSettings(platform);
  return baseUrl === '' ? null : baseUrl;
}

/**
 * Refuses to write to people who have never been here while letters would hold a code and not say where it goes. Where
 * letters are files somebody hands them on, who can say it. Null: they may be written to.
 */
export async function refuseWithoutAddress(platform: Pick<Platform, 'config' | 'db' | 'now'>): Promise<Failure | null> {
  if ((await publicAddress(platform)) !== null || (await mailWay(platform)) === 'files') return null;
  return refuse('addressUnknown');
}

/** The same at once, for places that cannot wait: as it was when the settings were last read. */
export function lastKnownAddress(platform: Pick<Platform, 'config' | 'db'>): string | null {
  const { baseUrl } = lastKnownSettings(platform);
  return baseUrl === '' ? null : baseUrl;
}

/** What the settings say of the address, for the guard of all calls. */
export function houseNames(platform: Pick<Platform, 'config' | 'db' | 'now'>): HouseNames {
  return {
    address: () => lastKnownAddress(platform),
    isSetUp: () => lastKnownSettings(platform).setUpDone,
    look: () => installationSettings(platform),
  };
}
