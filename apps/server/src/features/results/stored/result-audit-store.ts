import { CorrectionRequest, type CorrectionEntry, type ResultId } from '@qc/contract';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/tables';

/** Who changed a result, what, and when. */
export interface ResultAudit {
  id: string;
  resultId: ResultId;
  userId: string;
  /** As the person is called now. */
  person: string;
  /** Before and after: names, or the right answers in words as JSON; a deleted player leaves none. */
  before: string;
  after: string;
  atMs: number;
  change:
    | { what: 'renamed' }
    | { what: 'keyCorrected'; correction: CorrectionRequest }
    /** `mark`: by which a newer run of the same assignment knows the player; empty elsewhere. */
    | { what: 'playerDeleted'; mark: string };
}

const Deleted = z.object({ mark: z.string() });
const Words = z.array(z.string());

/** Notes a change of a result, in the transaction that makes it. */
export async function insertAudit(trx: Db, { change, ...audit }: ResultAudit): Promise<void> {
  await trx
    .insertInto('result_audit')
    .values({
      id: audit.id,
      result_id: audit.resultId,
      user_id: audit.userId,
      person: audit.person,
      what: change.what,
      before_text: audit.before,
      after_text: audit.after,
      detail: JSON.stringify(detailOf(change)),
      at_ms: audit.atMs,
    })
    .execute();
}

function detailOf(change: ResultAudit['change']): object {
  if (change.what === 'keyCorrected') return change.correction;
  return change.what === 'playerDeleted' ? { mark: change.mark } : {};
}

/** What was done to a result since it was first kept. */
export interface EarlierChanges {
  corrections: { correction: CorrectionRequest; entry: CorrectionEntry }[];
  deletedMarks: Set<string>;
}

/** The corrections and deletions of a result, oldest first. */
export async function findEarlierChanges(db: Db, id: ResultId): Promise<EarlierChanges> {
  const rows = await db
    .selectFrom('result_audit')
    .select(['what', 'detail', 'person', 'before_text', 'after_text', 'at_ms'])
    .where('result_id', '=', id)
    .orderBy('at_ms')
    .orderBy('id')
    .execute();
  const changes: EarlierChanges = { corrections: [], deletedMarks: new Set() };
  for (const { what, detail, ...row } of rows) {
    const said: unknown = JSON.parse(detail);
    if (what === 'keyCorrected') {
      const correction = CorrectionRequest.parse(said);
      const [before, after] = [row.before_text, row.after_text].map((words) => Words.parse(JSON.parse(words)));
      const entry = {
        slide: correction.slide,
        atMs: row.at_ms,
        by: row.person,
        before: before ?? [],
        after: after ?? [],
      };
      changes.corrections.push({ correction, entry });
    }
    if (what === 'playerDeleted') changes.deletedMarks.add(Deleted.parse(said).mark);
  }
  changes.deletedMarks.delete('');
  return changes;
}
