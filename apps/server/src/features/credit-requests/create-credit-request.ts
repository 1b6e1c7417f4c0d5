import { type CreditRequest } from '@qc/contract';
import { lastKnownAddress } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { creditRequestMail } from './credit-request-mail.ts';
import {
  countRequestsSince,
  findInstitutionOf,
  findOpenRequest,
  findReaders,
  findRequest,
  insertRequest,
} from './credit-request-store.ts';
import { isCreditNeeded } from './get-credit-help.ts';

/** Requests of one person in a day: a mistake may be mended, nobody is showered with letters. */
const PER_DAY_MAX = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Asks for credits. Who has an open request gets that one back. Refuses `forbidden` where runs cost the person nothing,
 * and `tooManyRequests`.
 */
export async function createCreditRequest(
  platform: Platform,
  actor: Actor,
  { note }: { note: string },
): Promise<Result<CreditRequest>> {
  if (!(await isCreditNeeded(platform, actor.userId))) return refuse('forbidden');
  const now = platform.now();
  return inTransaction(platform.db, async (trx): Promise<Result<CreditRequest>> => {
    const before = await findOpenRequest(trx, actor.userId);
    if (before) return succeed(before);
    if ((await countRequestsSince(trx, actor.userId, now - DAY_MS)) >= PER_DAY_MAX) return refuse('tooManyRequests');
    const institutionId = await findInstitutionOf(trx, actor.userId);
    const id = platform.random.id();
    const isNew = await insertRequest(trx, {
      id,
      user_id: actor.userId,
      institution_id: institutionId,
      open_for: actor.userId,
      note,
      state: 'open',
      amount: 0,
      reason: '',
      created_at_ms: now,
      decided_at_ms: null,
      seen_at_ms: null,
    });
    const request = isNew ? await findRequest(trx, id) : await findOpenRequest(trx, actor.userId);
    if (!request) throw new Error('a request was written and not found');
    if (isNew) {
      const publicUrl = lastKnownAddress(platform);
      for (const reader of await findReaders(trx, institutionId)) {
        const mail = creditRequestMail('asked', reader, { request, publicUrl });
        await queueMail(trx, platform, mail);
      }
    }
    return succeed(request);
  });
}
