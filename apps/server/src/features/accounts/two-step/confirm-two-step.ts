import type { RecoveryCodes } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { accountMail } from '../account-mail.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { openSecretByAny } from '#platform/sealed-secret';
import { serverSecrets } from '#platform/server-secret';
import { PENDING_SECRET_MS } from '../sessions/session-times.ts';
import { deleteOtherSessionsOf } from '../sessions/session-store.ts';
import { stepOfCode } from './time-codes.ts';
import { findTwoStep, replaceRecoveryCodes, turnOn } from './two-step-store.ts';
import { findUser } from '../people/user-store.ts';

/**
 * Turns the second step on by the app's first code; all other sessions end, and the person is told. Refuses
 * `wrongCode`, also when nothing waits to be confirmed.
 */
export async function confirmTwoStep(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  code: string,
): Promise<Result<RecoveryCodes>> {
  const { db, now } = platform;
  const wrong = refuse('wrongCode', { fields: [{ path: 'code', code: 'wrong' }] });
  await limits.beginCode(actor.userId);
  const [user, row] = [await findUser(db, actor.userId), await findTwoStep(db, actor.userId)];
  const pending = row?.pending ?? null;
  if (user === null || pending === null || (row?.pending_at_ms ?? 0) + PENDING_SECRET_MS <= now()) return wrong;
  const secret = openSecretByAny(pending, { holder: user.id, purpose: 'twoStep' }, await serverSecrets(db));
  const step = stepOfCode(secret, code, now());
  if (step === null) return wrong;
  const { codes, hashes } = await newRecoveryCodes(platform, user.id);
  const done = await inTransaction(db, async (trx) => {
    if (!(await turnOn(trx, user.id, { pending, step, nowMs: now() }))) return false;
    await replaceRecoveryCodes(trx, user.id, hashes);
    await deleteOtherSessionsOf(trx, user.id, actor.sessionHash);
    await queueMail(trx, platform, accountMail('twoStepOn', user, {}));
    return true;
  });
  if (!done) return wrong;
  await limits.forgiveCode(actor.userId);
  return succeed({ codes });
}
