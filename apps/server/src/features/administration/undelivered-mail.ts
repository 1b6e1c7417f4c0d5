import type { Done, MailId, RouteInput, RouteReply } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import { dropMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findRecipients, queueAgain, readUndeliveredMail } from './undelivered-mail-store.ts';

/** Mail that has reached nobody. What it says is not told: its links sign people in. */
export async function listUndeliveredMail(
  { db }: Platform,
  query: RouteInput<'listUndeliveredMail'>['query'],
): Promise<Result<RouteReply<'listUndeliveredMail'>>> {
  return succeed(await readUndeliveredMail(db, query));
}

/**
 * Tries these once more, now. They go where they were to go and nowhere else: whoever could turn them to another
 * address would get another person's links. Refuses `notFound` when none of them is there any more.
 */
export async function sendMailAgain(
  platform: Platform,
  by: AuditBy,
  ids: readonly MailId[],
): Promise<Result<RouteReply<'sendMailAgain'>>> {
  return inTransaction(platform.db, async (trx) => {
    const found = await findRecipients(trx, ids);
    const [first] = found;
    if (first === undefined) return refuse('notFound');
    const queued = await queueAgain(
      trx,
      found.map(({ id }) => id),
      platform.now(),
    );
    const isOne = found.length === 1;
    await recordAudit(trx, by, {
      action: 'sendMailAgain',
      targetKind: 'mail',
      target: isOne ? first.id : '',
      targetName: isOne ? first.recipient : '',
      after: isOne ? {} : { count: found.length },
    });
    return succeed({ queued });
  });
}

/** Removes one for good. Refuses `notFound` for what is sent or removed by now. */
export async function removeMail(platform: Platform, by: AuditBy, id: MailId): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const [mail] = await findRecipients(trx, [id]);
    if (mail === undefined) return refuse('notFound');
    await dropMail(trx, id);
    await recordAudit(trx, by, {
      action: 'removeMail',
      targetKind: 'mail',
      target: id,
      targetName: mail.recipient,
      before: { recipient: mail.recipient },
    });
    return succeed<Done>({ ok: true });
  });
}
