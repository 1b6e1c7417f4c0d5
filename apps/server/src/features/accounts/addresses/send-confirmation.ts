import type { Confirmation, Done, SendConfirmation } from '@qc/contract';
import { mailWay, publicAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { mailConfirmation } from './mail-confirmation.ts';
import type { MailLimits } from '../mail-limits.ts';
import { findUser } from '../people/user-store.ts';
import { isContactProved } from '../people/user-view.ts';

/** How many things wait for the proof of an address. */
export type CountWaiting = (db: Db, email: string) => Promise<number>;

/** Whether the own addresses are proved, and what waits for it. What waits is counted, never shown. */
export async function getConfirmation(
  platform: Platform,
  countWaiting: CountWaiting,
  actor: Actor,
): Promise<Result<Confirmation>> {
  const user = await findUser(platform.db, actor.userId);
  if (user === null) return refuse('notSignedIn');
  return succeed({
    emailConfirmed: user.email_confirmed_ms !== null,
    contactConfirmed: user.contact_email === '' || isContactProved(user),
    waiting: user.email_confirmed_ms === null ? await countWaiting(platform.db, user.email) : 0,
    mailed: (await mailWay(platform)) === 'smtp',
  });
}

/** Mails the link once more, for an address that is not proved. Refuses `tooManyRequests`. */
export async function sendConfirmation(
  platform: Platform,
  limits: MailLimits,
  actor: Actor,
  { address, ip }: SendConfirmation & { ip: string },
): Promise<Result<Done>> {
  const user = await findUser(platform.db, actor.userId);
  if (user === null) return refuse('notSignedIn');
  const isDone = address === 'account' ? user.email_confirmed_ms !== null : isContactProved(user);
  const recipient = address === 'account' ? user.email : user.contact_email;
  if (isDone || recipient === '') return succeed({ ok: true });
  await limits.begin(recipient, { ip });
  const publicUrl = await publicAddress(platform);
  const letter = address === 'account' ? 'confirmAddress' : 'confirmContact';
  await inTransaction(platform.db, (trx) => mailConfirmation(trx, platform, user, letter, publicUrl));
  return succeed({ ok: true });
}
