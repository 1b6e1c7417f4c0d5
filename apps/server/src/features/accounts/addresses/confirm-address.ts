import type { Db, UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { dropLinksFor } from '../account-link-store.ts';
import { markConfirmed } from '../people/user-store.ts';
import { giveWelcome } from '../registration/welcome-credits.ts';

/** In the caller's transaction: the person has proved to have the account's address as it stands in the row. */
export type ConfirmAddress = (trx: Db, user: UserTable) => Promise<void>;

/**
 * Makes the one way in which an address becomes a proved one. `arrivals` are what waited for it: each is told of every
 * proof, and gives what there is.
 */
export function makeConfirmAddress(platform: Platform, arrivals: readonly ConfirmAddress[]): ConfirmAddress {
  return async (trx, user) => {
    if (!(await markConfirmed(trx, user.id, user.email, platform.now()))) return;
    await dropLinksFor(trx, user.id, 'confirm');
    await giveWelcome(trx, platform, user.id);
    for (const arrive of arrivals) await arrive(trx, user);
  };
}
