import type { ResultId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import { findResultOwner, removeResult } from './result-store.ts';

/** Deletes one's own result for good. Refuses `notFound`, also for a stranger's. */
export async function deleteGameResult(platform: Platform, actor: Actor, id: ResultId): Promise<Result<{ ok: true }>> {
  if ((await findResultOwner(platform.db, id)) !== actor.userId) return refuse('notFound');
  await removeResult(platform.db, id);
  return succeed({ ok: true });
}
