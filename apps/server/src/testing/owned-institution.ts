import { createHash } from 'node:crypto';
import type { Db } from '../platform/db/tables.ts';
import { insertUser } from './insert-user.ts';

/** An institution with one plain member, a remembered remote and two invitations: one that anybody may withdraw, one to the person. */
export interface OwnedInstitution {
  institutionId: string;
  /** How many people are in it. */
  institutionMembers: number;
  memberId: string;
  rememberedId: string;
  invitationId: string;
  /** The secret of the letter to the person. */
  invitationToken: string;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Makes them; the person is in none of it yet. */
export async function insertInstitution(
  db: Db,
  person: { email: string },
  { number, nowMs }: { number: number; nowMs: number },
): Promise<OwnedInstitution> {
  const institutionId = `institution-${number}`;
  const [invitationId, invitationToken] = [`invitation-${number}`, `invitation-token-${number}`];
  const texts = { name: `School ${number}`, sort_name: `school ${number}`, search_text: `school ${number}` };
  await db
    .insertInto('institution')
    .values({ id: institutionId, ...texts, created_at_ms: nowMs, closed_at_ms: null })
    .execute();
  const memberId = await insertUser(db, `member-${number}`, 2, { institution_id: institutionId });
  const invitation = (id: string, email: string, token: string) => ({
    ...{ id, institution_id: institutionId, email, manager: 0, invited_by: 'Boss', used_at_ms: null },
    ...{ token_hash: createHash('sha256').update(token).digest('base64url') },
    ...{ created_at_ms: nowMs, expires_at_ms: nowMs + WEEK_MS },
  });
  await db
    .insertInto('invitation')
    .values([
      invitation(invitationId, `invited-${number}@school.org`, `other-${invitationToken}`),
      invitation(`own-${invitationId}`, person.email, invitationToken),
    ])
    .execute();
  const rememberedId = `remembered-${number}`;
  const remote = { remote: 'buzz-1:1', name: 'Noa', team: '', remembered_at_ms: nowMs };
  await db
    .insertInto('remembered_remote')
    .values({ id: rememberedId, institution_id: institutionId, user_id: null, ...remote })
    .execute();
  return { rememberedId, institutionId, institutionMembers: 1, memberId, invitationId, invitationToken };
}
