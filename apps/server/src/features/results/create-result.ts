import { createHash } from 'node:crypto';
import { ResultId, type GameResult, type ResultUpload } from '@qc/contract';
import { findLicence, isOurLicence, useLicence } from '#features/exchange';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findResultOf, findStored, insertResult } from './stored/result-store.ts';
import { rebuildInThread } from './work-on-result.ts';
import { readReport } from './write-report.ts';

/** A machine without internet may have a clock that is wrong by this much. */
const CLOCK_ERROR_MS = 24 * 60 * 60 * 1000;
/** No run is longer. */
const RUN_MAX_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the result of a run without the server. Right and wrong, points and places are this server's own, from the
 * game as it was exported. The same upload again gives the same result. Refuses `badResult` for a licence that is
 * forged or somebody else's and for a run that cannot have happened, `licenceUsed` for another run under it.
 */
export async function createGameResult(
  platform: Platform,
  actor: Actor,
  upload: ResultUpload,
): Promise<Result<GameResult>> {
  const { licence, ...run } = upload;
  if (!(await isOurLicence(platform, licence))) return refuse('badResult');
  const found = await findLicence(platform.db, licence.id);
  if (!found || found.userId !== actor.userId || found.runGame === null) return refuse('badResult');
  const hash = createHash('sha256').update(JSON.stringify(run)).digest('base64url');
  if (found.uploadHash !== null) return broughtBefore(platform, actor, licence.id, found.uploadHash === hash);
  const rebuilt = await rebuildInThread({ runGame: found.runGame, run: upload });
  if (!rebuilt.ok || !isPossible(rebuilt, licence.issuedAt, platform.now())) return refuse('badResult');
  const { outcome, name, startedAtMs, endedAtMs } = rebuilt;
  const first = await inTransaction(platform.db, async (trx) => {
    if (!(await useLicence(trx, licence.id, hash))) return false;
    await insertResult(trx, {
      id: ResultId.parse(platform.random.id()),
      roomId: `licence ${licence.id}`,
      gameId: found.gameId,
      userId: actor.userId,
      name,
      startedAtMs,
      endedAtMs,
      ...outcome,
      pace: 'live',
      licenceId: licence.id,
      assignmentId: null,
    });
    return true;
  });
  if (first) return broughtBefore(platform, actor, licence.id, true);
  // Two uploads at one instant: the other one was first.
  const used = await findLicence(platform.db, licence.id);
  return broughtBefore(platform, actor, licence.id, used?.uploadHash === hash);
}

/** What a used licence gives: its result, unless that was another run or has been deleted. */
async function broughtBefore(
  platform: Platform,
  actor: Actor,
  licence: string,
  isSame: boolean,
): Promise<Result<GameResult>> {
  const kept = isSame ? await findResultOf(platform.db, { licence }) : null;
  const found = kept && (await findStored(platform.db, kept.id));
  if (!found) return refuse('licenceUsed');
  const { summary, report, userId } = found;
  return succeed(readReport({ summary, report, mine: userId === actor.userId }));
}

function isPossible(
  { startedAtMs, endedAtMs }: { startedAtMs: number; endedAtMs: number },
  issuedAt: number,
  now: number,
): boolean {
  if (endedAtMs < startedAtMs || endedAtMs - startedAtMs > RUN_MAX_MS) return false;
  return startedAtMs >= issuedAt - CLOCK_ERROR_MS && endedAtMs <= now + CLOCK_ERROR_MS;
}
