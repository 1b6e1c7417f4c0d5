import type { ErrorCode, GameResult, ResultId } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { insertAudit, type ResultAudit } from './stored/result-audit-store.ts';
import {
  findForChange,
  findResult,
  findResultOwner,
  writeChange,
  type ResultForChange,
  type ResultWrite,
} from './stored/result-store.ts';

/** Who changes a result, and when. */
export interface Change {
  id: ResultId;
  actor: Actor;
  /** As the person is called now. */
  person: string;
  atMs: number;
}

/** What is to be written, with its entries for the audit. */
export interface Planned {
  write: ResultWrite;
  audits: Pick<ResultAudit, 'before' | 'after' | 'change'>[];
}

/** Works out a change of a result as it stands; null: nothing is to be written. */
export type Plan = (found: ResultForChange, change: Change) => Promise<Result<Planned | null>>;

/** Others who may be first on the same result, one after another. */
const ATTEMPTS = 30;

/**
 * Changes a result of one's own and gives it as it is then. Whoever else changed it meanwhile is not written over: the
 * plan is made anew from what they left. Refuses `notFound`, also for a stranger's and for admins, and what the plan
 * refuses.
 */
export async function changeResult(
  platform: Platform,
  actor: Actor,
  id: ResultId,
  plan: Plan,
): Promise<Result<GameResult>> {
  const { db } = platform;
  if ((await findResultOwner(db, id))?.userId !== actor.userId) return refuse('notFound');
  const person = (await findPerson(db, actor.userId))?.name ?? '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findForChange(db, id);
    if (!found) return refuse('notFound');
    const change: Change = { id, actor, person, atMs: platform.now() };
    const planned = await plan(found, change);
    if (!planned.ok) return planned;
    if (planned.value === null || (await write(platform, change, found.revision, planned.value))) break;
    if (attempt === ATTEMPTS - 1) return refuse(TOO_BUSY);
  }
  const changed = await findResult(db, id);
  return changed ? succeed(changed.result) : refuse('notFound');
}

const TOO_BUSY: ErrorCode = 'unavailable';

/** The change and its audit together, or neither. */
function write(platform: Platform, { id, actor, person, atMs }: Change, revision: number, planned: Planned) {
  return inTransaction(platform.db, async (trx) => {
    if (!(await writeChange(trx, id, revision, planned.write))) return false;
    for (const audit of planned.audits) {
      await insertAudit(trx, {
        ...audit,
        id: platform.random.id(),
        resultId: id,
        userId: actor.userId,
        person,
        atMs,
      });
    }
    return true;
  });
}
