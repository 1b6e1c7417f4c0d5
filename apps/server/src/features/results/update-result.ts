import type { CorrectionRequest, GameResult, ResultId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { changeResult, type Planned } from './change-result.ts';
import type { CorrectedResult, ResultHooks } from './result-hooks.ts';
import { correctInThread } from './work-on-result.ts';

/** What is to become of a result; both at once are done both or neither. */
export interface ResultUpdate {
  name?: string | undefined;
  correction?: CorrectionRequest | undefined;
  hooks: ResultHooks;
}

/**
 * Renames a result of one's own, or puts a right answer right and scores everybody again from the stored answers.
 * Refuses `notFound`, `cannotRescore` for results that an earlier version kept, `invalidInput` when the correction
 * does not fit.
 */
export async function updateGameResult(
  platform: Platform,
  actor: Actor,
  id: ResultId,
  { name, correction, hooks }: ResultUpdate,
): Promise<Result<GameResult>> {
  let corrected: CorrectedResult | null = null;
  const reply = await changeResult(platform, actor, id, async (found, { person, atMs }) => {
    const planned: Planned = { write: {}, audits: [] };
    if (correction) {
      if (found.runState === null) return refuse('cannotRescore');
      const { runState, roomId, assignmentId } = found;
      const reply = await correctInThread({ runState, correction, by: person, atMs });
      if (!reply.ok) return refuse('invalidInput', { fields: [{ path: 'correction', code: 'unfit' }] });
      corrected = { ...correction, roomId, assignmentId, by: person, atMs };
      if (reply.changed) {
        const { outcome, entry } = reply.changed;
        planned.write.figures = outcome;
        planned.audits.push({
          before: JSON.stringify(entry.before),
          after: JSON.stringify(entry.after),
          change: { what: 'keyCorrected', correction },
        });
      }
    }
    if (name !== undefined && name !== found.name) {
      planned.write.name = name;
      planned.audits.push({ before: found.name, after: name, change: { what: 'renamed' } });
    }
    return succeed(planned.audits.length > 0 ? planned : null);
  });
  if (reply.ok && corrected) await hooks.onCorrected?.(corrected);
  return reply;
}
