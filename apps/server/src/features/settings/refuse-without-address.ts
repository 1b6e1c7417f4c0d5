import type { Platform } from '#platform/platform';
import { type Failure, refuse } from '#platform/result';
import { mailWay } from './mail-server.ts';
import { publicAddress } from './public-address.ts';

/**
 * Refuses to write to people who have never been here while letters would hold a code and not say where it goes. Where
 * letters are files somebody hands them on, who can say it. Null: they may be written to.
 */
export async function refuseWithoutAddress(platform: Pick<Platform, 'config' | 'db' | 'now'>): Promise<Failure | null> {
  if ((await publicAddress(platform)) !== null || (await mailWay(platform)) === 'files') return null;
  return refuse('addressUnknown');
}
