import type { Done } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findGroupMessage, setGroupResolved } from './client-error-store.ts';

/** Marks a group as seen to until it is reported again, or opens it. Refuses `notFound` for a group that is not there. */
export async function resolveClientError(
  platform: Platform,
  by: AuditBy,
  { key, resolved }: { key: string; resolved: boolean },
): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const message = await findGroupMessage(trx, key);
    if (message === null) return refuse('notFound');
    await setGroupResolved(trx, key, resolved ? platform.now() : null);
    await recordAudit(trx, by, {
      action: 'resolveClientError',
      targetKind: 'error',
      target: key,
      targetName: message,
      after: { resolved },
    });
    return succeed<Done>({ ok: true });
  });
}
