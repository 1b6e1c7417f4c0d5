import type { UserId } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { searchKey } from '#platform/db/search-key';
import { systemRandom } from '#platform/random';
import { findActorName, insertAuditEntry } from './audit-store.ts';
import { auditLine, auditTexts } from './audit-texts.ts';

/** As much of an entry as can be searched for. */
const SEARCH_MAX = 2000;

/** Who acts, and from where. Null: the system itself. */
export interface AuditBy {
  userId: UserId | null;
  /** Where the call came from; empty: from no call. */
  address: string;
  /** When; absent: now. */
  atMs?: number;
}

/** What was done to whom or what. Secrets have no place here; fields whose names promise one are blanked all the same. */
export interface AuditFacts {
  /** Verb-noun of the act, as in the contract where it is one of its calls. */
  action: string;
  /** `user`, `institution`, `subscription`, `game`, … */
  targetKind: string;
  target: string;
  targetName: string;
  /** Fields as they were and as they are; what is the same in both is left out. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Absent: it succeeded. */
  succeeded?: boolean;
  /** The entry of the act about many of which this is one; absent: an act of its own. */
  partOf?: string;
}

/** Who makes a call, for the entry about it. */
export function auditBy(call: { actor: Actor | null; request: FastifyRequest }): AuditBy {
  return { userId: call.actor?.userId ?? null, address: call.request.ip, atMs: call.request.server.now() };
}

/**
 * Writes one entry, in the transaction of what it tells of: both are kept, or neither. One admin act is one entry,
 * whatever it touches; what became of each of many is a part of it.
 */
export async function recordAudit(trx: Db, by: AuditBy, facts: AuditFacts): Promise<void> {
  await recordWhole(trx, by, facts);
}

/** The same for an act about many: gives the id of the entry that each of its parts names. */
export async function recordWhole(trx: Db, by: AuditBy, facts: AuditFacts): Promise<string> {
  const atMs = by.atMs ?? Date.now();
  const { before, after } = auditTexts(facts.before ?? {}, facts.after ?? {});
  const actorName = by.userId === null ? '' : await findActorName(trx, by.userId);
  const entry = {
    actor_name: auditLine(actorName),
    action: auditLine(facts.action),
    target_kind: auditLine(facts.targetKind),
    target_id: auditLine(facts.target),
    target_name: auditLine(facts.targetName),
    address: auditLine(by.address),
  };
  const id = systemRandom(() => atMs).id();
  const values = [...Object.values(before), ...Object.values(after)];
  await insertAuditEntry(trx, {
    ...entry,
    id,
    at_ms: atMs,
    actor_id: by.userId,
    succeeded: facts.succeeded === false ? 0 : 1,
    before_json: JSON.stringify(before),
    after_json: JSON.stringify(after),
    search_text: searchKey([...Object.values(entry), ...values].join(' ')).slice(0, SEARCH_MAX),
    part_of: facts.partOf ?? null,
  });
  return id;
}
