import type { Role, TelephoneLineState } from '@qc/contract';
import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { lineAddress } from './line-address.ts';
import { HOUSE_LINE, readLine } from './line-store.ts';

/** The line as its owner sees it, without its secret. To everybody else there is none: `notFound`. */
export async function getTelephoneLine(platform: Platform, role: Role): Promise<Result<TelephoneLineState>> {
  if (role !== 0) return refuse('notFound');
  const kept = await readLine(platform.db, HOUSE_LINE);
  const base = await publicAddress(platform);
  return succeed({
    line: kept?.line ?? null,
    hasSecret: kept !== null && kept.sealed !== '',
    hasSpeechKey: kept !== null && kept.sealedKey !== '',
    hasCallToken: kept !== null && kept.sealedToken !== '',
    address: base === null ? null : lineAddress(base, HOUSE_LINE),
  });
}
