import type { AdminDashboard } from '@qc/contract';
import { installationSettings, mailWay } from '#features/settings';
import type { Platform } from '#platform/platform';

type HouseGaps = Pick<AdminDashboard['health'], 'addressKnown' | 'senderGood' | 'setUpDone'>;

/** What the house has not been told about itself, and what does not work for the want of it. */
export async function readHouseGaps(platform: Platform): Promise<HouseGaps> {
  const { baseUrl, mailFrom, setUpDone } = await installationSettings(platform);
  const isLocal = /@localhost>?$/i.test(mailFrom);
  return {
    addressKnown: baseUrl !== '',
    senderGood: !isLocal || (await mailWay(platform)) === 'files',
    setUpDone,
  };
}
