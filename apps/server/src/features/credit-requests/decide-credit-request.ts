import { type CreditRequest, type CreditRequestId, isAdminRole } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { grantCredits, mayGiveTo, type PotRef } from '#features/credits';
import { lastKnownAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { creditRequestMail } from './credit-request-mail.ts';
import { closeRequest, findAsker, findInstitutionOf, findRequest, findRequestPlace } from './credit-request-store.ts';

/** Gives what was asked for, to the pot that pays for the person. Refuses `notFound`, `forbidden` (the own credits). */
export async function grantCreditRequest(
  platform: Platform,
  acting: Acting,
  id: CreditRequestId,
  { amount }: { amount: number },
): Promise<Result<CreditRequest>> {
  return decide(platform, acting, id, { action: 'grantCreditRequest', amount, reason: '' });
}

/** Turns a request down. Refuses `notFound` to whoever may not, and when it is answered already. */
export async function declineCreditRequest(
  platform: Platform,
  acting: Acting,
  id: CreditRequestId,
  { reason }: { reason: string },
): Promise<Result<CreditRequest>> {
  return decide(platform, acting, id, { action: 'declineCreditRequest', amount: 0, reason });
}

interface Decision {
  action: 'grantCreditRequest' | 'declineCreditRequest';
  amount: number;
  reason: string;
}

async function decide(
  platform: Platform,
  { actor, by }: Acting,
  id: CreditRequestId,
  { action, amount, reason }: Decision,
): Promise<Result<CreditRequest>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx): Promise<Result<CreditRequest>> => {
    const place = await findRequestPlace(trx, id);
    const before = place === undefined || !(await mayDecide(trx, actor, place)) ? null : await findRequest(trx, id);
    if (place === undefined || before === null) return refuse('notFound');
    const pot: PotRef = place === null ? { kind: 'user', id: before.user._id } : { kind: 'institution', id: place };
    if (amount > 0 && !(await mayGiveTo(trx, actor, pot.id))) return refuse('forbidden');
    const state = amount > 0 ? 'granted' : 'declined';
    if (!(await closeRequest(trx, id, { state, amount, reason, decided_at_ms: now }))) return refuse('notFound');
    if (amount > 0) {
      const granted = await grantCredits(platform, trx, {
        potOwner: pot,
        kind: 'times',
        uses: amount,
        expiresAtMs: null,
        source: 'manual',
        priceMinor: 0,
        currency: null,
        title: '',
        note: before.note,
        actorId: actor.userId,
        grantKey: `request:${id}`,
      });
      if (!granted.ok) return granted;
    }
    await recordAudit(trx, by, {
      action,
      targetKind: pot.kind,
      target: pot.id,
      targetName: before.institution ?? before.user.name,
      after: { amount, note: before.note, reason },
    });
    const request = await findRequest(trx, id);
    if (!request) throw new Error('a request was answered and not found');
    const asker = await findAsker(trx, request.user._id);
    if (asker) {
      const mail = creditRequestMail(state, asker, { request, publicUrl: lastKnownAddress(platform) });
      await queueMail(trx, platform, mail);
    }
    return succeed(request);
  });
}

async function mayDecide(trx: Db, actor: Actor, institutionId: string | null): Promise<boolean> {
  if (isAdminRole(actor.role)) return true;
  if (actor.role !== 3 || institutionId === null) return false;
  return (await findInstitutionOf(trx, actor.userId)) === institutionId;
}
