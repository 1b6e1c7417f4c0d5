import type { ResultId } from '@qc/contract';
import { wipeDeleted } from '#platform/db/wipe-deleted';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { ResultHooks } from './result-hooks.ts';
import { findResultOwner, removeResult } from './stored/result-store.ts';

/** Deletes one's own result for good. Refuses `notFound`, also for a stranger's. */
export async function deleteGameResult(
  platform: Platform,
  actor: Actor,
  id: ResultId,
  hooks: ResultHooks,
): Promise<Result<{ ok: true }>> {
  const owner = await findResultOwner(platform.db, id);
  if (owner?.userId !== actor.userId) return refuse('notFound');
  await removeResult(platform.db, id);
  if (owner.assignmentId !== null) await hooks.onDeleted?.(owner.assignmentId);
  await wipeDeleted(platform.db);
  return succeed({ ok: true });
}
