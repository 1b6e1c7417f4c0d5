import { UserId } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { accountMail } from '../account-mail.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { inPasswordTurn } from '../passwords/password.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecretByAny } from '#platform/sealed-secret';
import { serverSecrets } from '#platform/server-secret';
import { stepOfCode } from './time-codes.ts';
import { findTwoStepInForce, type TwoStepInForce, useRecoveryCode, useStep } from './two-step-store.ts';

/** Whether a second step was asked for, and given. */
export type SecondStep = 'none' | 'given';

/**
 * Asks for the second step where the account has one, and uses the code up: none counts twice. Refuses
 * `secondStepNeeded` without a code, `wrongCode`, and `tooManyRequests` after too many wrong ones in a day.
 */
export async function checkSecondStep(
  platform: Platform,
  limits: LoginLimits,
  user: UserTable,
  code: string | undefined,
): Promise<Result<SecondStep>> {
  const inForce = await findTwoStepInForce(platform.db, user.id);
  if (inForce === null) return succeed('none');
  if (code === undefined) return refuse('secondStepNeeded');
  await limits.beginCode(UserId.parse(user.id));
  const right = /^\d{6}$/.test(code)
    ? await useTimeCode(platform, user, inForce, code)
    : await spendRecoveryCode(platform, user, code);
  if (!right) return refuse('wrongCode', { fields: [{ path: 'code', code: 'wrong' }] });
  await limits.forgiveCode(UserId.parse(user.id));
  return succeed('given');
}

async function useTimeCode(
  platform: Platform,
  user: UserTable,
  { secret: sealed }: TwoStepInForce,
  code: string,
): Promise<boolean> {
  const secret = openSecretByAny(sealed, { holder: user.id, purpose: 'twoStep' }, await serverSecrets(platform.db));
  const step = stepOfCode(secret, code, platform.now());
  return step !== null && (await useStep(platform.db, user.id, sealed, step));
}

/** The person is told: whoever has the paper needs no phone. */
async function spendRecoveryCode(platform: Platform, user: UserTable, code: string): Promise<boolean> {
  const { db, now } = platform;
  const hashes: string[] = [];
  for (const secret of await serverSecrets(db))
    hashes.push(await inPasswordTurn(() => hashRecoveryCode(code, user.id, secret)));
  const spent = await inTransaction(db, async (trx) => {
    let used = false;
    for (const codeHash of hashes) used ||= await useRecoveryCode(trx, user.id, codeHash, now());
    if (!used) return false;
    await queueMail(trx, platform, accountMail('recoveryCodeUsed', user, {}));
    return true;
  });
  if (spent) platform.security?.tell('recoveryCodeUsed', { userId: user.id });
  return spent;
}
