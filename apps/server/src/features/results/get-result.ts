import { isAdminRole } from '@qc/contract';
import type { GameResult, ResultId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { ReadyReply } from '#platform/http/ready-reply';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import { findStored } from './stored/result-store.ts';
import { writeReportInThread } from './work-on-result.ts';
import { readReport } from './write-report.ts';

/** A report longer than this, some two hundred players', is read in a thread of its own: live rooms would wait for it. */
const LONG_REPORT = 500_000;

/** One result whole. Who ran it and admins see everything but phone numbers, which are the owner's alone. Refuses `notFound`. */
export async function getGameResult(
  platform: Platform,
  actor: Actor,
  id: ResultId,
): Promise<Result<GameResult | ReadyReply>> {
  const found = await findStored(platform.db, id);
  if (!found) return refuse('notFound');
  const { summary, report } = found;
  const mine = found.userId === actor.userId;
  if (!mine && found.runBy !== actor.userId && !isAdminRole(actor.role)) return refuse('notFound');
  if (report.length <= LONG_REPORT) return succeed(readReport({ summary, report, mine }));
  return succeed(new ReadyReply(await writeReportInThread({ summary, report, mine })));
}
