import { BROWSERS, DEVICES, type Done, type OpenSession, SessionId, type UserId } from '@qc/contract';
import type { Selectable } from 'kysely';
import type { Db, SessionTable } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { dropLinksOf } from '../account-link-store.ts';
import { refuseWithoutProof } from './recent-proof.ts';
import { hashSecret } from '../secrets.ts';
import { deleteSession, deleteSessionsOf, findSessionsOf } from './session-store.ts';
import { inTransaction } from '#platform/db/transaction';

/** Where the person is signed in, last used first. */
export async function listSessions(
  platform: Platform,
  actor: Actor,
): Promise<Result<{ sessions: OpenSession[]; count: number }>> {
  const rows = await findSessionsOf(platform.db, actor.userId, platform.now());
  return succeed({ sessions: rows.map((row) => viewSession(row, actor)), count: rows.length });
}

/**
 * Ends one session of the person's; a stranger's looks like none. Refuses `notFound`, and `passwordNeeded` for another
 * one than that which asks.
 */
export async function endSession(platform: Platform, actor: Actor, id: SessionId): Promise<Result<Done>> {
  const rows = await findSessionsOf(platform.db, actor.userId, platform.now());
  const row = rows.find(({ id_hash }) => publicId(id_hash) === id);
  if (!row) return refuse('notFound');
  const unproved = row.id_hash === actor.sessionHash ? null : await refuseWithoutProof(platform, actor);
  if (unproved) return unproved;
  await deleteSession(platform.db, row.id_hash);
  platform.security?.tell('sessionsEnded', { userId: actor.userId });
  return succeed({ ok: true });
}

/** Ends every session of the person's, and whatever could begin one. Refuses `passwordNeeded`. */
export async function signOutEverywhere(platform: Platform, actor: Actor): Promise<Result<Done>> {
  const unproved = await refuseWithoutProof(platform, actor);
  if (unproved) return unproved;
  await inTransaction(platform.db, async (trx) => {
    await deleteSessionsOf(trx, actor.userId);
    await dropLinksOf(trx, actor.userId);
  });
  platform.security?.tell('sessionsEnded', { userId: actor.userId });
  return succeed({ ok: true });
}

/**
 * In the caller's transaction: no session of the person goes on, because what it may do has changed. Links that were
 * mailed stay: they sign nobody in, and a new person's first one may still be in the mailbox.
 */
export async function endSessionsOf(trx: Db, userId: UserId): Promise<void> {
  await deleteSessionsOf(trx, userId);
}

function viewSession(row: Selectable<SessionTable>, actor: Actor): OpenSession {
  return {
    _id: publicId(row.id_hash),
    browser: BROWSERS.find((name) => name === row.browser) ?? 'other',
    device: DEVICES.find((name) => name === row.device) ?? 'other',
    createdAt: row.created_at_ms,
    lastSeen: row.last_seen_ms,
    current: row.id_hash === actor.sessionHash,
  };
}

/** A name for a session that leads back neither to its secret nor to how that is stored. */
function publicId(idHash: string): SessionId {
  return SessionId.parse(hashSecret(`session:${idHash}`).slice(0, 22));
}
