import type { GameResult, ResultId } from '@qc/contract';
import { wipeDeleted } from '#platform/db/wipe-deleted';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { changeResult } from './change-result.ts';
import { readStoredReport } from './stored/read-stored-report.ts';
import type { ResultHooks } from './result-hooks.ts';
import type { ResultForChange } from './stored/result-store.ts';
import { toFigures, type StoredFigures } from './stored/stored-report.ts';
import { withoutPlayer } from './without-player.ts';
import { removeInThread } from './work-on-result.ts';

/**
 * Deletes one player from a result of one's own for good: name, phone and answers leave the database, and every total
 * is renewed. Refuses `notFound`, also when there is no such player (any more).
 */
export async function deletePlayerResult(
  platform: Platform,
  actor: Actor,
  id: ResultId,
  { seat, hooks }: { seat: number; hooks: ResultHooks },
): Promise<Result<GameResult>> {
  let assignmentId: string | null = null;
  const changed = await changeResult(platform, actor, id, async (found) => {
    const removed = await remove(found, seat);
    if (!removed) return refuse('notFound');
    const { figures, mark } = removed;
    assignmentId = found.assignmentId;
    return succeed({
      write: { figures },
      audits: [{ before: '', after: '', change: { what: 'playerDeleted', mark } }],
    });
  });
  if (!changed.ok) return changed;
  if (assignmentId !== null) await hooks.onDeleted?.(assignmentId);
  await wipeDeleted(platform.db);
  return changed;
}

async function remove(
  { runState, report }: ResultForChange,
  seat: number,
): Promise<{ figures: StoredFigures & { runState: string | null }; mark: string } | null> {
  if (runState !== null) {
    const reply = await removeInThread({ runState, seat });
    return reply.ok ? { figures: reply.outcome, mark: reply.mark } : null;
  }
  const left = withoutPlayer(readStoredReport(report), seat);
  return left && { figures: { ...toFigures(left), runState: null }, mark: '' };
}
