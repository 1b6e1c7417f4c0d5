import { type Done, REMEMBERED_REMOTES_MAX, type RemotesToRemember } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findRemembered, putRemembered } from './remembered-remote-store.ts';
import { findRemoteKeeper } from './remote-keeper.ts';

/**
 * Remembers whose remotes are, for all who run games of the same institution; of a remote that is named twice the last
 * counts. Refuses `remotesDisabled` to who may run no games with remotes, and `tooLarge` for a list that would be longer
 * than it may be.
 */
export async function rememberRemotes(
  { db, now, random }: Platform,
  { userId }: Actor,
  { remotes }: RemotesToRemember,
): Promise<Result<Done>> {
  const once = new Map(remotes.map((one) => [one.remote, { id: random.id(), ...one }]));
  return inTransaction(db, async (trx) => {
    const keeper = await findRemoteKeeper(trx, userId);
    if (keeper.remotesDisabled) return refuse('remotesDisabled');
    const known = (await findRemembered(trx, keeper)).filter(({ remote }) => !once.has(remote));
    if (known.length + once.size > REMEMBERED_REMOTES_MAX)
      return refuse('tooLarge', { fields: [{ path: 'remotes', code: 'too_big', limit: REMEMBERED_REMOTES_MAX }] });
    await putRemembered(trx, keeper, [...once.values()], now());
    return succeed({ ok: true });
  });
}
